## Che cosa non va nelle tessere e nelle avventure di Dungeons. Ogni messaggio dice che cosa si è trovato e come rimediare.

part-room = stanza
part-pool = riserva
part-encounter = incontro
part-interaction = interazione
part-check = prova
part-rule = regola speciale
part-flag = segnale
part-counter = contatore
part-passage = brano
part-victory = vittoria
part-defeat = sconfitta
part-group = gruppo di nemici
part-exit = uscita

fault-tile-opening-off = l’apertura è accanto alla casella { $is }, ma questo lato ha solo { $high } caselle.
fault-tile-opening-twice = l’apertura «{ $is }» è nello stesso punto di «{ $first }»; spostare o togliere una delle due.
fault-tile-opening-blocked = l’apertura «{ $is }» dà su una casella bloccata; liberare la casella o spostare l’apertura.
fault-tile-arrow = non c’è un’apertura «{ $is }» per la freccia. Aperture: { $allowed }.
fault-tile-point-off = la colonna { $column }, riga { $row } non è su questa faccia, che misura { $width } per { $height } caselle.

fault-story-unknown = in questa avventura non esiste: { $part } «{ $is }». Ci sono: { $allowed }.
fault-story-unused = niente mette in gioco questo: { $part } «{ $is }». Aggiungere un riferimento, o togliere la parte.
fault-story-never-set = niente cambia mai questo: { $part } «{ $is }». Deve farlo un’operazione; altrimenti va tolto.
fault-story-never-asked = niente chiede mai questo: { $part } «{ $is }». Usarlo in una condizione, dargli un nome per i giocatori, o toglierlo.
fault-story-unreachable = gli eroi non possono mai arrivare a questo, qualunque cosa facciano: { $part } «{ $is }».
fault-story-no-victory = nessuna vittoria è raggiungibile, qualunque cosa facciano gli eroi: seguire uscite, segnali e contatori dall’inizio.

fault-story-threat-twice = la minaccia { $threat } è due volte nella tabella.
fault-story-threat-other = «{ $is }» è di minaccia { $other }, non { $threat }.
fault-story-threat-missing = qui compare un nemico di minaccia { $threat }, ma nella tabella dell’avventura non c’è. Minacce nella tabella: { $allowed }.
fault-story-threat-unused = non compare mai un nemico di minaccia { $threat }; togliere la riga o farne comparire uno.
fault-story-scaling-twice = il numero di eroi { $heroes } è qui due volte.
fault-story-heroes = almeno { $least } eroi, ma al massimo { $most }: nessun gruppo va bene.
fault-story-number = il dado della minaccia { $threat } mostra al massimo { $high }, non { $is }.
fault-story-point = la tessera della stanza «{ $room }» non ha un punto d’interesse numero { $is }; l’ultimo è { $high }.
fault-story-enemy-never = questo nemico non compare con nessun gruppo da { $least } a { $most } eroi.

fault-story-exit-arrow = all’apertura «{ $is }» c’è la freccia: da lì entrano gli eroi e non serve un’uscita.
fault-story-exit-nowhere = un’uscita con «leads: { $is }» deve dire dove porta.
fault-story-exit-behind = l’uscita «{ $is }» può aprirsi, ma non nomina nessuna stanza dietro.
fault-story-exit-missing = niente dice che cosa c’è dietro l’apertura «{ $is }» della stanza «{ $room }»; aggiungere un’uscita («leads: closed» se non porta da nessuna parte).
fault-story-layouts = le stanze si possono disporre in più di { $most } modi, troppi per controllare che nessuna si sovrapponga; usare riserve più piccole.
fault-story-overlap = la tessera della stanza «{ $room }» si sovrapporrebbe a quella della stanza «{ $other }» o la toccherebbe; fra le tessere deve restare una casella.
fault-story-tile-twice = le stanze «{ $room }» e «{ $other }» possono stare sul tavolo insieme, ma la tessera «{ $tile }» non è nella scatola tante volte. Le due facce sono una sola carta.

fault-story-start-room = la stanza «{ $room }» non è sul tavolo all’inizio.
fault-story-start-twice = la colonna { $column }, riga { $row } è nominata due volte.
fault-story-start-few = ci sono caselle di partenza per { $is ->
    [one] 1 eroe
   *[other] { $is } eroi
 }, ma possono giocare fino a { $heroes }.
fault-story-space-off = la colonna { $column }, riga { $row } non è sulla tessera, che misura { $width } per { $height } caselle.
fault-story-space-blocked = la casella in colonna { $column }, riga { $row } è bloccata; nessuno può starci.
fault-story-interaction-room = un’interazione che si può fare solo in un posto («{ $is }») deve nominare la sua stanza.
fault-story-counter-start = il contatore comincia da { $is }, oltre il suo valore più alto, { $most }.
fault-story-counter-never = il contatore «{ $counter }» non arriva mai a { $is }; può valere da { $least } a { $most }.

## Ciò che dev’essere noto dove sta una parola

fact-attack = un attacco in corso
fact-roll = un tiro ancora sul tavolo
fact-story = un’avventura a cui appartenere

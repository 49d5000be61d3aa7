## Fogli, esportazioni e centro stampa

# Formati dei componenti; dietro ogni nome ci sono i millimetri.
size-shown = { $name } ({ $width } × { $height } mm)
size-custom = Su misura
size-poker = Poker
size-bridge = Bridge
size-mini = Mini
size-tarot = Tarocchi
size-square = Quadrata
size-large-square = Quadrata grande
size-euro = Euro
size-mini-euro = Mini Euro
size-jumbo = Jumbo
size-a6 = A6
size-a5 = A5
size-a4 = A4

## Che cosa non va in un modello o in un ordine

fault-preset-unknown = non esiste un modello di stampa «{ $is }». Modelli: { $allowed }.
fault-preset-circle = questo modello estende «{ $is }», che a sua volta estende questo. Uno dei due deve reggersi da solo.
fault-preset-length = «{ $is }» non è una lunghezza valida qui: sono ammessi da { $low } a { $high } millimetri.
fault-sheet-too-small = { $piece } misura { $width } × { $height } mm e non sta su un foglio di «{ $preset }», che lascia { $across } × { $up } mm. Scegli un modello con carta più grande o margini più stretti.

"""The addresses of campaigns within the API; `playtest.api.urls` collects them."""

from __future__ import annotations

from django.urls import path

from playtest.api.campaigns import campaigns, reading

ONE = "campaigns/<str:id>/"

urlpatterns = [
    path("campaigns/", campaigns.Campaigns.as_view(), name="campaigns"),
    path("campaigns/size/", campaigns.CampaignSize.as_view(), name="campaign_size"),
    path(ONE, campaigns.CampaignView.as_view(), name="campaign"),
    path(f"{ONE}pause/", campaigns.CampaignPause.as_view(), name="campaign_pause"),
    path(f"{ONE}resume/", campaigns.CampaignResume.as_view(), name="campaign_resume"),
    path(f"{ONE}cancel/", campaigns.CampaignCancel.as_view(), name="campaign_cancel"),
    path(f"{ONE}report/", reading.CampaignReport.as_view(), name="campaign_report"),
    path(f"{ONE}report.pdf", reading.CampaignReportPdf.as_view(), name="campaign_report_pdf"),
    path(f"{ONE}comparison/", reading.CampaignComparison.as_view(), name="campaign_comparison"),
    path(f"{ONE}results/", reading.CampaignResults.as_view(), name="campaign_results"),
    path(f"{ONE}results.csv", reading.CampaignResultsCsv.as_view(), name="campaign_results_csv"),
    path(f"{ONE}results/<int:number>/", reading.CampaignResult.as_view(), name="campaign_result"),
    path(f"{ONE}results/<int:number>/replay/", reading.CampaignReplay.as_view(), name="campaign_replay"),
]

export interface TodayView {
  name: string;
  enquiries: number;
  applications: number;
  unsentMails: number;
  openings: number;
}

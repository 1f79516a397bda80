/** What is kept of the person who wrote from an address. */
export interface PersonDataView {
  email: string;
  items: {
    reference: string;
    name: string;
    received: string;
    /** The opening that was applied for; null for an enquiry. */
    subject: string | null;
  }[];
  resumes: number;
  notes: number;
  letters: number;
  unsentMails: number;
  sentMails: number;
  certificates: { number: string; name: string; course: string }[];
}

export interface PrivacyView {
  email: string;
  error?: string;
  found?: PersonDataView;
}

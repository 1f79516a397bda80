import type { PersonData } from '../person-data.ts';

export interface PrivacyView {
  email: string;
  error?: string;
  found?: PersonData;
}

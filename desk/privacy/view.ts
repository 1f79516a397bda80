import type { PersonData } from '../../contracts/person-data.ts';

export interface PrivacyView {
  email: string;
  error?: string;
  found?: PersonData;
}

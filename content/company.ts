import type { WeekHours } from '../contracts/opening-hours.ts';
import type { Region } from '../contracts/region.ts';

/** Facts for a buyer's supplier form. The page says "Not stated yet" for each empty fact. */
export interface SupplierFile {
  legalName: string;
  cin: string;
  pan: string;
  gstin: string;
  udyam: string;
  /** Year of incorporation. */
  founded: string;
  directors: string;
  /** Number of people in each role, and where they work: office, home, country. */
  staff: string;
  backgroundChecks: string;
  /** Certificates held, with the number of people for each. */
  personalCertificates: string;
  /** Names and countries of providers. */
  subprocessors: string;
  /** Insurer, sum insured and end of the cover. */
  indemnityInsurance: string;
  cyberInsurance: string;
  paymentTerms: string;
  /** Services accounting code, for invoices. */
  sac: string;
  liabilityLimit: string;
  /** Governing law, and the court or arbitration for disputes. */
  disputes: string;
}

export interface Company {
  name: string;
  /** One line for search results and share images. */
  tagline: string;
  blurb: string;
  legalLine: string;
  /** Phone number to dial. `phoneLabel` is the readable form. */
  phone: string;
  phoneLabel: string;
  /** WhatsApp number, as dialled. If empty, there are no WhatsApp buttons. */
  whatsapp: string;
  email: string;
  /** Opening hours, which the desk may change. */
  hours: { week: WeekHours };
  /** Currency, tax, time zone and how numbers are written. */
  region: Region;
  /** `country` is a two-letter code: IN. */
  address: { street: string; city: string; postalCode: string; country: string };
  /** Targets of /linkedin, /instagram and /twitter. An address without a target redirects to the contact page. */
  profiles: { linkedin: string; instagram: string; twitter: string };
  /** File name of the company profile for visitors. */
  profileFileName: string;
  securityContact: string;
  /** Languages in which security reports are accepted: en, sv. */
  languages: string[];
  /**
   * True if CERT-In currently lists the firm as an empanelled auditor. Every service page then says so. Null for a firm
   * outside India; then no page mentions Indian regulators.
   */
  certInEmpanelled: boolean | null;
  /** True for each that the firm itself currently has: an ISO/IEC 27001 certificate, a SOC 2 report. */
  iso27001Certified: boolean;
  soc2Reported: boolean;
  supplierFile: SupplierFile;
  /** Facts above that are still invented. */
  sample: Exclude<keyof Company, 'sample'>[];
}

const WORKING_DAY = { from: '09:30', to: '18:00' };

/**
 * The firm's own facts. Everything in `sample` is invented for the demo. Replace it before the site goes public; `npx
 * operator doctor` lists what is left.
 */
export const company: Company = {
  name: 'Keelward',
  tagline: 'IT training and cybersecurity services',
  blurb: 'IT training and cybersecurity services. We protect systems and teach the people who run them.',
  legalLine: 'Bengaluru, India',
  // No real number begins with +91 00000.
  phone: '+910000012345',
  phoneLabel: '+91 00000 12345',
  whatsapp: '+910000012345',
  email: 'hello@keelward.example',
  hours: {
    week: {
      mon: WORKING_DAY,
      tue: WORKING_DAY,
      wed: WORKING_DAY,
      thu: WORKING_DAY,
      fri: WORKING_DAY,
      sat: null,
      sun: null,
    },
  },
  region: {
    locale: 'en-IN',
    timeZone: 'Asia/Kolkata',
    currency: 'INR',
    tax: { name: 'GST', rate: 18 },
    callingCode: '91',
    phoneDigits: 10,
    // Books are kept for eight financial years before the present one (Companies Act, 2013, section 128(5)).
    accountsYears: 9,
  },
  address: {
    street: '12 Sample Street',
    city: 'Bengaluru',
    postalCode: '560001',
    country: 'IN',
  },
  profiles: { linkedin: '', instagram: '', twitter: '' },
  profileFileName: 'Keelward-Company-Profile.pdf',
  securityContact: 'security@keelward.example',
  languages: ['en'],
  certInEmpanelled: false,
  iso27001Certified: false,
  soc2Reported: false,
  supplierFile: {
    legalName: '',
    cin: '',
    pan: '',
    gstin: '',
    udyam: '',
    founded: '',
    directors: '',
    staff: '',
    backgroundChecks: '',
    personalCertificates: '',
    subprocessors: '',
    indemnityInsurance: '',
    cyberInsurance: '',
    paymentTerms: '',
    sac: '',
    liabilityLimit: '',
    disputes: '',
  },
  sample: [
    'name',
    'phone',
    'whatsapp',
    'email',
    'hours',
    'address',
    'profileFileName',
    'securityContact',
    'certInEmpanelled',
    'iso27001Certified',
    'soc2Reported',
  ],
};

/** Companies that also process visitors' data. */
export const PROVIDERS = 'the providers that host our server and files and deliver our email';

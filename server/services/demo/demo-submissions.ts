import { company } from '../../../content/company.ts';
import { isOffered } from '../../../content/offer.ts';
import { PATHS } from '../../../contracts/paths.ts';
import type { HiringStep } from '../../../domain/submission-state.ts';
import { demoOpenings } from './demo-openings.ts';

interface DemoSubmission {
  /** Hours between the arrival and the first opening of the desk. */
  hoursAgo: number;
  name: string;
  email: string;
  phone: string;
  text: string;
  note?: string;
}

export interface DemoEnquiry extends DemoSubmission {
  page: string;
  done?: 'answered' | 'closed';
}

export interface DemoApplication extends DemoSubmission {
  /** Title of a demo opening. */
  opening: string;
  done?: Exclude<HiringStep, 'new'> | 'left' | 'rejected';
}

/** Invented enquiries. Their addresses belong to nobody. */
const enquiries: DemoEnquiry[] = [
  {
    hoursAgo: 1,
    name: 'Kavitha Reddy (sample)',
    email: 'kavitha.reddy@example.com',
    phone: '+91 90000 10001',
    page: PATHS.vaptWeb,
    text: 'We run a booking portal for 14 clinics and a customer has asked for a penetration test report by 15 January. Two roles, about 40 forms, one REST interface. What would a first test cost, and can you start in December?',
  },
  {
    hoursAgo: 3,
    name: 'Imran Sheikh (sample)',
    email: 'imran.sheikh@example.com',
    phone: '+91 90000 10002',
    page: PATHS.cyberSecurityTraining,
    text: `Course: Cyber Security Training\nI finished BCA this year and know basic networking. Is there a weekend batch in ${company.address.city}, and can the fee be paid in two parts?`,
  },
  {
    hoursAgo: 20,
    name: 'Deepa Nambiar (sample)',
    email: 'deepa.nambiar@example.com',
    phone: '+91 90000 10003',
    page: PATHS.emailSecurity,
    text: 'Somebody sent invoices in our name to three of our customers last week. We use Microsoft 365 with 60 mailboxes. We have SPF, but I do not know about the rest. Please call.',
  },
  {
    hoursAgo: 31,
    name: 'Harpreet Gill (sample)',
    email: 'harpreet.gill@example.com',
    phone: '+91 90000 10004',
    page: PATHS.devops,
    text: 'Course: DevOps Automation\nWe would like to send six developers. Do you teach at our office in Mohali, and what must they know before?',
  },
  {
    hoursAgo: 52,
    name: 'Anand Kulkarni (sample)',
    email: 'anand.kulkarni@example.com',
    phone: '+91 90000 10005',
    page: PATHS.nextGenFirewall,
    text: 'Our firewall is out of support in March. Two sites, 120 people, one leased line each. We need a quotation for the device, the move of the rules and one year of support.',
    note: 'Called back: wants two quotations, one with high availability. Decision in the second week of December.',
    done: 'answered',
  },
  {
    hoursAgo: 76,
    name: 'Ritu Agarwal (sample)',
    email: 'ritu.agarwal@example.com',
    phone: '+91 90000 10006',
    page: PATHS.contact,
    text: 'Do you verify certificates of former trainees by phone? We have one from 2024.',
    note: 'Sent her to the certificate page, where she checked it herself.',
    done: 'closed',
  },
];

/** Sample enquiries about what the firm offers. */
export const demoEnquiries = enquiries.filter(({ page }) => isOffered(page));

const applications: DemoApplication[] = [
  {
    hoursAgo: 2,
    name: 'Sanjana Hegde (sample)',
    email: 'sanjana.hegde@example.com',
    phone: '+91 90000 20001',
    opening: 'SOC Analyst',
    text: 'For two years I have been on the help desk of a hospital group and read its endpoint alerts. I wrote the script that closes duplicates. Shifts are no problem.',
  },
  {
    hoursAgo: 6,
    name: 'Faisal Ansari (sample)',
    email: 'faisal.ansari@example.com',
    phone: '+91 90000 20002',
    opening: 'SOC Analyst',
    text: '',
  },
  {
    hoursAgo: 26,
    name: 'Nikhil Joshi (sample)',
    email: 'nikhil.joshi@example.com',
    phone: '+91 90000 20003',
    opening: 'IT Trainer, Cyber Security',
    text: 'Four years of penetration tests, and every second Saturday I teach at a college in Pune. The slides of my last session are on my page; the topic for the trial lesson could be session fixation.',
  },
  {
    hoursAgo: 50,
    name: 'Lakshmi Iyer (sample)',
    email: 'lakshmi.iyer@example.com',
    phone: '+91 90000 20004',
    opening: 'SOC Analyst',
    text: 'I keep the logs of a payment firm and would like to move to analysis.',
    note: 'Good answers on DNS. Ask about night shifts.',
    done: 'talk',
  },
  {
    hoursAgo: 73,
    name: 'Joseph D’Souza (sample)',
    email: 'joseph.dsouza@example.com',
    phone: '+91 90000 20005',
    opening: 'Training Coordinator',
    text: 'I have run the front desk of a coaching institute for five years. Mornings suit me.',
    done: 'left',
  },
  {
    hoursAgo: 98,
    name: 'Pooja Bansal (sample)',
    email: 'pooja.bansal@example.com',
    phone: '+91 90000 20006',
    opening: 'SOC Analyst',
    text: 'I am looking for a first job in sales.',
    done: 'rejected',
  },
];

export const demoApplications = applications.filter(({ opening }) =>
  demoOpenings.some(({ title }) => title === opening),
);

import { PATHS } from '../contracts/paths.ts';
import { company } from './company.ts';
import type { TextPage } from './types.ts';

const { name, email, address, securityContact } = company;

// Sample: answering times, mailbox and log terms and the rules for testers are for the firm to confirm. 180 days is the
// server's default RETENTION_DAYS: change both.
export const privacy = {
  kind: 'text',
  path: PATHS.privacy,
  title: 'Privacy',
  description:
    'What this site stores when you write, apply or hold a certificate, why, for how long, and how to have it erased. No cookies, no tracking.',
  lead: 'We keep what you send us for as long as the matter needs it, and nothing about how you browse.',
  updated: '21 November 2026',
  sections: [
    {
      id: 'responsible',
      heading: 'Who is responsible',
      paragraphs: [
        `${name}, ${address.street}, ${address.city} ${address.postalCode}, India. For anything on this page write to ${email}; a person answers.`,
        'For what this site stores, we are the Data Fiduciary and you are the Data Principal in the words of the Digital Personal Data Protection Act 2023 (DPDP Act).',
      ],
    },
    {
      id: 'stored',
      heading: 'What is stored, and why',
      paragraphs: [
        'What you type or attach, what a certificate needs in order to be checked, and little else. You send a form of your own accord; we use it for what you sent it for. Take that back at any time, and we erase it.',
      ],
      list: [
        {
          title: 'Enquiry',
          text: 'Name, mobile number, email address, message and time of arrival. Used to answer you about that matter.',
        },
        {
          title: 'Application',
          text: 'Name, email address, phone number, cover letter, resume, the position and time of arrival. Used to decide on that position and to tell you the result.',
        },
        {
          title: 'Certificate',
          text: 'Number, name, course, dates of issue and expiry; if it was revoked, when, why and what replaced it. Used to confirm it to anybody who has the number.',
        },
        {
          title: 'Your browser',
          text: 'One entry called theme, in local storage, once you choose light or dark. It never leaves your device. There are no cookies.',
        },
        {
          title: 'Traces of a form',
          text: 'A fingerprint made from its content and your internet address, from which neither can be read back, so that a form sent twice is stored once.',
        },
        {
          title: 'Server logs',
          text: 'Time, kind of request, result and duration. They hold no name, message, certificate number or internet address.',
        },
      ],
    },
    {
      id: 'consent',
      heading: 'No mailing list by the back door',
      paragraphs: [
        'The form on the contact page is headed “Subscribe to Our Email and Free Consultation”. An enquiry is still never treated as consent to marketing: you get an answer, and no newsletter unless you ask for one in words.',
        'Name, mobile and email are needed because an answer has to reach you. The message is optional.',
      ],
    },
    {
      id: 'certificates',
      heading: 'What a certificate check shows',
      paragraphs: [
        'A typed number shows whether the certificate is valid, expired or revoked, the course, the date of issue and a masked name. The full name appears only to someone who holds the QR code printed on the certificate.',
        'An unknown number and another firm’s number get the same answer, and guessing is slowed down, so the register cannot be read out.',
      ],
    },
    {
      id: 'retention',
      heading: 'How long it is kept',
      paragraphs: ['A job on the server deletes every day what is past its time; nobody has to remember.'],
      list: [
        { title: 'Enquiries', text: '180 days after they arrive.' },
        { title: 'Applications', text: '180 days after they arrive, the resume file included.' },
        {
          title: 'Copies in our mailbox',
          text: 'Each enquiry and application reaches us by mail too. The same 180 days; these we delete ourselves.',
        },
        { title: 'Traces of a form', text: 'One day, two at most.' },
        {
          title: 'Certificates',
          text: 'As long as employers may ask about them. You can have a name corrected or a certificate withdrawn.',
        },
        {
          title: 'Server logs',
          text: 'Until newer ones take their place. They name nobody.',
        },
        {
          title: 'Backups',
          text: 'We make them ourselves. What was deleted can remain in an older copy until that copy is replaced; after a restore, erasures are carried out again.',
        },
      ],
    },
    {
      id: 'sharing',
      heading: 'Who else sees it',
      paragraphs: [
        'The people here who answer enquiries and read applications, and the providers that run our server, hold its files and deliver our mail. A virus check of resumes, where it is switched on, is one that we run. Nobody buys what you sent, and no advertiser receives it.',
        'Pages of this site make no request to anyone else: fonts, pictures and scripts come from our own server, and nothing counts your visits. The WhatsApp button and the links to social networks lead to other companies; they learn of you only if you follow them.',
        'To hold off abuse, the server counts requests per internet address, in memory and for an hour at most. If your browser stops something on a page for safety, it tells our server which rule was broken; we count the rules and keep no address.',
      ],
    },
    {
      id: 'rights',
      heading: 'See, correct or erase',
      paragraphs: [
        `Write to ${email} from the address you used, or quote the reference you were given. We answer within 30 days. Erasure removes the record, the file, the copy in our mailbox and any mail still waiting to be sent. It costs nothing.`,
        'You may ask what we hold, have it corrected or erased, withdraw an application, and nominate somebody to act for you if you no longer can. If our answer does not satisfy you, you can complain to the Data Protection Board of India.',
        'If a law ever obliges us to keep something longer, we tell you which law and keep only that.',
      ],
    },
    {
      id: 'young-people',
      heading: 'Under 18',
      paragraphs: ['If you are under 18, please let a parent or guardian write to us about a course.'],
    },
    {
      id: 'security',
      heading: 'If something goes wrong',
      paragraphs: [
        'If your data has been exposed, we tell you and the Data Protection Board what happened and what you can do.',
      ],
    },
    {
      id: 'weakness',
      heading: 'If you find a weakness',
      paragraphs: [
        `Write to ${securityContact} with the address, the steps and what you saw. We answer within three working days and tell you when it is repaired. We pay no reward; if you wish, we name you.`,
        'You may test this site by hand, with data of your own. Do not flood it, guess certificate numbers, read or change what belongs to others, or try it on people. Stop at the first proof, and give us 90 days before you publish. We take no legal step against anybody who keeps to this.',
      ],
    },
  ],
} satisfies TextPage;

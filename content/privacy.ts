import { PATHS } from '../contracts/paths.ts';
import { CONFIRM_WITHIN_DAYS, SUBSCRIPTION_PERIOD } from '../contracts/subscription.ts';
import { countryName } from '../contracts/region.ts';
import type { SiteSettings } from '../contracts/site-settings.ts';
import { company, PROVIDERS } from './company.ts';
import type { TextPage } from './types.ts';

const { name, email, address, securityContact } = company;

const REPLIES = {
  title: 'Answers by email',
  text: 'What you answer to our emails, with your address and attachments in the file types that a resume may have, and what mail servers report about our emails. Kept with your enquiry or application. An email to our mailbox that belongs to neither is copied as well, so that our staff can find out what it is about.',
};

// Sample: the legal basis, answering times, mailbox, log and backup terms and the rules for testers are for the firm to
// confirm.
/** The page says which data is kept, and for how long, according to the server's settings. */
export function privacyPage({
  retentionDays,
  traineeRetentionDays,
  scansResumes,
  keepsReplies,
  recordsGoTo,
}: SiteSettings) {
  const resumeCheck = scansResumes
    ? 'Each resume is scanned for viruses by a scanner of our own, and none goes to an outside scanning service.'
    : 'The site checks that a resume is the kind of file it claims to be, and warns our people of one that holds macros or scripts. It runs no virus scanner, and no resume goes to an outside scanning service.';

  const recipient =
    recordsGoTo === ''
      ? ''
      : ` What you send, and what comes of it, is also kept with ${recordsGoTo}, where we work on it.`;

  /** The server deletes only its copy. Somebody must delete the original in the mailbox. */
  const repliesInMailbox = keepsReplies
    ? ` The same goes for what you answer: the server deletes its copy with the enquiry or application, or after ${retentionDays} days where it belongs to neither, and leaves the message in the mailbox.`
    : '';

  const traineesKept =
    traineeRetentionDays % 365 === 0 && traineeRetentionDays > 365
      ? `${traineeRetentionDays / 365} years`
      : `${traineeRetentionDays} days`;

  /** The period in years if data is kept for more than two years. */
  const inYears = retentionDays > 730;
  const kept = retentionDays / (inYears ? 365 : 30);
  const halfAYear = inYears ? 0.5 : 6;
  const shown = Math.ceil(Math.max(kept, halfAYear)) + 1;

  return {
    kind: 'text',
    path: PATHS.privacy,
    image: 'group-cyber',
    title: 'Privacy',
    description:
      'What this site stores when you write, apply or hold a certificate, why, for how long, and how to have it erased. No cookies, no tracking.',
    lead: 'We store what you send us, for a limited time, and, about your browsing, only daily counts.',
    updated: '28 November 2026',
    icon: 'id-card',
    facts: [
      { term: 'Cookies and trackers', detail: 'None' },
      { term: 'Enquiries and applications', detail: `Deleted after ${retentionDays} days` },
      { term: 'Enquiries of trainees', detail: `Deleted ${traineesKept} after their batch` },
      { term: 'Sold or given to advertisers', detail: 'Nothing' },
      { term: 'See, correct or erase', detail: 'Free, answered within 30 days' },
    ],
    sections: [
      {
        id: 'responsible',
        heading: 'Who is responsible',
        paragraphs: [
          `${name}, ${address.street}, ${address.city} ${address.postalCode}, ${countryName(address.country)}. Questions and grievances about your data go to ${email}, with “Privacy” in the subject. A person answers.`,
          'For what this site stores, we are the Data Fiduciary and you are the Data Principal under the Digital Personal Data Protection Act 2023 (DPDP Act). Most of its duties apply from May 2027, as currently notified; we follow this page today.',
          'This page covers the website. Data that we handle for you in a service falls under its contract. Each service page says what we hold and when it is deleted.',
        ],
      },
      {
        id: 'stored',
        heading: 'What is stored, and why',
        summary:
          'Enquiry, Application, Waiting for a date, Certificate, Testimonial, Your browser, Checksums, Server logs, Daily counts',
        paragraphs: [
          'We store what you type or attach, and what is needed to check a certificate. The legal basis for a form is that you give us the data voluntarily for a stated purpose (section 7(a) of the DPDP Act). For a certificate it is the consent you give when you enrol (section 6). Either can be withdrawn at any time; we then erase the data.',
        ],
        figure: {
          kind: 'matrix',
          title: 'Where each kind of data is',
          text: 'A typed number shows a certificate in part; the full name needs its QR code.',
          rowsAre: 'Data',
          columns: ['Your device', 'Our server', 'Our mailbox', 'Shown to others'],
          legend: { full: 'All of it', half: 'A part', none: 'Nothing' },
          rows: [
            { label: 'Unsent message, theme', marks: ['full', 'none', 'none', 'none'] },
            { label: 'Enquiry', marks: ['none', 'full', 'full', 'none'] },
            { label: 'Application, resume', marks: ['none', 'full', 'full', 'none'] },
            { label: 'Waiting for a date', marks: ['none', 'full', 'none', 'none'] },
            { label: 'Certificate', marks: ['none', 'full', 'none', 'half'] },
            { label: 'Checksums, logs, counts', marks: ['none', 'full', 'none', 'none'] },
          ],
        },
        list: [
          {
            title: 'Enquiry',
            text: 'Name, mobile number, email address, message, the page on which you wrote it, the advertisement or newsletter that the link to our site named, and time of arrival, with our replies, their drafts and our notes, which of us handles it, the outcome, the course, any seat in a batch that you have, have reserved or are waiting for, the fee that we agreed on, what you paid, when and how, and on which days you came to class. If you call, write by WhatsApp or visit us, our staff may record the same details, and how you contacted us. If we corrected your email address, the earlier one too; if you wrote from several, a note that they are yours. Used to answer your enquiry.',
          },
          {
            title: 'Application',
            text: 'Name, email address, phone number, cover letter, resume, the position and time of arrival, with our replies, their drafts and our notes, and which of us handles it; times, place and notes of an interview; an earlier email address if it was corrected. Used to decide on that position and to tell you the outcome.',
          },
          ...(keepsReplies ? [REPLIES] : []),
          {
            title: 'Waiting for a date',
            text: 'If you ask to be told when a date of a course is set: name, email address, course, classroom or online, city, when you asked and confirmed, and which batches we told you about. Used only for these emails, and only after you confirm on the page that the first email links to.',
          },
          {
            title: 'Certificate',
            text: 'Number, name, course, class, dates of issue and expiry; if it was revoked, when, why and what replaced it, and its place in the public list of revoked ones. If we have your email address for it, that address and what we wrote to you about it. Used to confirm the certificate to anyone who has its number, and to send it to you.',
          },
          {
            title: 'Testimonial',
            text: 'If you agree to be quoted: your name as you want it shown, your course or role, and your words; for our own records, your full name, what you agreed to, when and for how long, and your email address if you gave it. Shown on the page of our courses, without a picture, until that day or until you withdraw. It is then removed at once.',
          },
          {
            title: 'Your browser',
            text: 'One entry called theme, in local storage, once you choose light or dark. In session storage, until you close the tab: the message of an enquiry until you send it, the service or course you read about last, which the form names, the advertisement or newsletter that the link to our site named (utm_source), and your answers in an open lab until you start it again. None of it leaves your device before you send the form. There are no cookies.',
          },
          {
            title: 'Checksums',
            text: 'SHA-256 checksums of a form’s content, and of that content with your IP address, so that a form sent twice is stored once. They contain neither in readable form, but someone who already knew the content could test a guess against them.',
          },
          {
            title: 'Server logs',
            text: 'Time, type of request, result and duration. The logs of this site hold no name, message, certificate number or IP address.',
          },
          {
            title: 'Daily counts',
            text: 'How often each page was opened, how often a link named an advertisement or newsletter (utm_source), and how many certificate checks ended as valid, expired, revoked or unknown: one number a day for each. No address, browser or time of day is kept with them. Of a certificate’s first half hour we also keep when it was first checked, and nothing about who checked it: until then we can take back what was issued by mistake. Enquiries and applications, and what came of them, are counted in the same way when they are deleted.',
          },
        ],
      },
      {
        id: 'consent',
        heading: 'No mailing list without asking',
        paragraphs: [
          'The form on the contact page is headed “Subscribe to Our Email and Free Consultation”. An enquiry is still never treated as consent to marketing: you get a reply, and no newsletter unless you explicitly ask for one. The one list that you can join tells you of new dates of a course: you confirm it by email, and each email has a link to unsubscribe.',
          'Name, mobile number and email address are required so that our reply reaches you. The message is optional.',
        ],
      },
      {
        id: 'certificates',
        heading: 'What a certificate check shows',
        needsOurServer: true,
        summary: 'Typed number, QR code, guessing',
        paragraphs: [
          'A typed number shows whether the certificate is valid, expired or revoked, the course, the date of issue and a masked name. The full name appears only to someone who holds the QR code printed on the certificate.',
          'An unknown number and another firm’s number get the same answer, and guessing is slowed down, so nobody can list the register.',
        ],
      },
      {
        id: 'retention',
        heading: 'How long it is kept',
        needsOurServer: true,
        paragraphs: [
          'The server deletes expired data automatically every day.',
          'Rule 8(3) of the DPDP Rules 2025 requires personal data and the logs of its processing to be kept for at least one year, from May 2027, as currently notified. Some of our periods are shorter. Before that rule applies to us, we will change them and this page.',
        ],
        figure: {
          kind: 'timeline',
          title: 'From the day it arrives',
          text: 'A bar that reaches the edge has no fixed end.',
          unit: inYears ? 'Years' : 'Months',
          length: shown,
          legend: { us: 'Deleted by the server', you: 'Deleted by hand', others: 'Kept' },
          rows: [
            { label: 'Checksums', by: 'us', when: 'Two days at most', bar: [0, (halfAYear * 2) / 180] },
            { label: 'Backups', by: 'us', when: 'Two weeks', bar: [0, (halfAYear * 14) / 180] },
            {
              label: 'Waiting, not confirmed',
              by: 'us',
              when: `${CONFIRM_WITHIN_DAYS} days`,
              bar: [0, (halfAYear * 7) / 180],
            },
            {
              label: 'Enquiries, applications',
              by: 'us',
              when: `${retentionDays} days`,
              bar: [0, kept],
            },
            {
              label: 'Enquiries of trainees',
              by: 'us',
              when: `${traineesKept} after the batch`,
              bar: [0, shown],
            },
            { label: 'Server logs', by: 'us', when: 'A rolling 180 days', bar: [0, halfAYear] },
            {
              label: 'Copies in our mailbox',
              by: 'you',
              when: `${retentionDays} days`,
              bar: [0, kept],
            },
            { label: 'Certificates', by: 'others', when: 'While employers may ask', bar: [0, shown] },
            { label: 'Daily counts of pages', by: 'others', when: 'Without limit', bar: [0, shown] },
          ],
        },
        list: [
          {
            title: 'Copies in our mailbox',
            text: `Each enquiry and application also reaches us by email, resumes attached. Staff delete these messages by hand after the same ${retentionDays} days.${repliesInMailbox} The summary that our staff get each morning contains only references, no names.`,
          },
          {
            title: 'Trainees',
            text: `If you take a seat in a batch, your enquiry is kept until ${traineesKept} after the last day of that batch, so that we can teach you, issue your certificate and account for your fee. It is never kept for less than ${retentionDays} days. When it is deleted, the batch, date, amount, mode and tax of each payment stay for ${company.region.accountsYears} years, as the law on books of account demands, without your name and the reference of the payment. The days on which you came are deleted with it.`,
          },
          {
            title: 'Waiting for a date',
            text: `Until you unsubscribe, at most ${SUBSCRIPTION_PERIOD} after you confirmed. If you do not confirm, ${CONFIRM_WITHIN_DAYS} days. The entries about the emails that we sent you are deleted with it.`,
          },
          {
            title: 'Testimonials',
            text: 'On the page until the day you agreed to or until you withdraw. We keep the record of your consent until you ask us to erase it.',
          },
          {
            title: 'Certificates',
            text: 'As long as employers may ask about them. You can have your name corrected, the certificate revoked, or your data erased: name and course are then deleted, and a check of the number finds nothing.',
          },
          {
            title: 'Server logs',
            text: 'A rolling 180 days, as CERT-In’s directions of 28 April 2022 require, then deleted.',
          },
          {
            title: 'Backups',
            text: 'Kept for two weeks, or until a newer backup has been verified. Deleted data can remain in a backup for that long. After a restore, we repeat the erasures.',
          },
        ],
      },
      {
        id: 'sharing',
        heading: 'Who else sees it',
        paragraphs: [
          `Our staff who answer enquiries and read applications, and ${PROVIDERS}. If you ask, we tell you who they are and where your data is hosted.${recipient} ${resumeCheck} We sell nothing you send, and no advertiser receives it.`,
          'Pages of this site make no request to anyone else: fonts, pictures and scripts come from our own server, and there is no visitor tracking. ' +
            `${company.whatsapp ? 'The WhatsApp button and the' : 'The'} social links lead to other companies, which learn about you only if you click on them.`,
          'To limit abuse, the server counts requests per IP address and keeps each count for an hour at most. If your browser blocks something on a page under our content security policy, it tells our server which rule was broken. We count the rules and keep no IP address.',
        ],
      },
      {
        id: 'rights',
        heading: 'See, correct or erase',
        paragraphs: [
          `Write to ${email} from the address you used, or quote the reference you were given. We answer within 30 days. Erasure removes the record, the resume, the copy in our mailbox and any email still waiting to be sent. Traces in the files of our database, which no search finds, are overwritten when their space is used again. It is free.`,
          'You may ask what we hold, have it corrected or erased, withdraw an application, and nominate someone to act for you if you no longer can. If our answer to a grievance does not satisfy you, you can complain to the Data Protection Board of India.',
          'If a law obliges us to keep something longer, we tell you which law, and keep only that.',
        ],
      },
      {
        id: 'young-people',
        heading: 'Under 18',
        paragraphs: [
          'Section 9 of the DPDP Act requires a parent’s verifiable consent for the data of anyone under 18. If you are younger, please let a parent or guardian write to us about a course.',
        ],
      },
      {
        id: 'security',
        heading: 'If data is exposed',
        paragraphs: [
          'If a breach affects your data, we tell you without delay what happened, what we are doing and what you can do. We report it to CERT-In within 6 hours of noticing and, as the DPDP Rules 2025 prescribe, to the Data Protection Board.',
        ],
      },
      {
        id: 'weakness',
        heading: 'If you find a vulnerability',
        summary: 'Where to write, what you may test',
        paragraphs: [
          `Write to ${securityContact} with the URL, the steps and what you saw. We answer within three working days and tell you when it is fixed. We pay no reward, but we credit you if you wish.`,
          'You may test this site by hand, with data of your own. Do not run denial-of-service tests, guess certificate numbers, read or change other people’s data, or use social engineering. Stop at the first proof, and give us 90 days before you publish. We will not take legal action against anyone who follows these rules.',
        ],
      },
    ],
  } satisfies TextPage;
}

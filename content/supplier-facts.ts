import { type PagePath, PATHS, SUPPLIER_FACTS } from '../contracts/paths.ts';
import { countryName } from '../contracts/region.ts';
import { company, PROVIDERS, type SupplierFile } from './company.ts';
import { servicePages } from './generated/pages.ts';
import { POSTPONING, REGULATIONS, RETEST_IN_PRICE, TERMS } from './service-terms.ts';
import type { RegulatorLine, SupplierFactsPage, SupplierLine } from './types.ts';

export const NOT_STATED = 'Not stated yet';
export const IN_QUOTATION = 'In the quotation';

const { address, iso27001Certified, securityContact, soc2Reported } = company;
const { confidentiality, people, price } = TERMS;
const [cvs, replacement, subcontracting, independence] = people.shared;
const [agreement, transfer, storage, deletion] = confidentiality.shared;
const [, gst] = price.shared;

function confidentialityOf(path: PagePath) {
  const page = servicePages.find((service) => service.path === path);
  return page?.kind === 'service' ? page.terms.confidentiality : undefined;
}

const test = confidentialityOf(PATHS.vaptWeb);
const forTest = test ? `; for a web application test it is ${test.deleted}` : '';
const monitoring = confidentialityOf(PATHS.managedSecurity);
const inMonitoring = monitoring ? ` In monitoring we hold ${lowerFirst(monitoring.holds)}.` : '';

const stated = (question: string, fact: keyof SupplierFile): SupplierLine => ({
  question,
  answer: company.supplierFile[fact] || NOT_STATED,
});

const yesOrNo = (question: string, isSo: boolean, whenNot: string): SupplierLine =>
  isSo ? { question, answer: 'Yes' } : { question, answer: 'No', text: whenNot };

const regulation = (question: string, line: RegulatorLine): SupplierLine => ({
  question,
  answer: REGULATIONS[line].answer,
  text: REGULATIONS[line].text,
});

// Sample: the firm must confirm this page's promises beyond the terms of the services. Facts that only the firm knows are
// in company.ts and are empty until they are stated.
export const supplierFacts = {
  kind: 'supplier-facts',
  path: SUPPLIER_FACTS,
  image: 'cta-clause',
  icon: 'clipboard',
  title: 'Facts for your supplier file',
  documentTitle: 'Supplier facts',
  description:
    'Answers to the questions of a supplier form: firm, people, your data, incidents, contract and regulators. As a page, workbook, CSV and PDF.',
  lead: 'What procurement and security teams ask a new supplier, in the order of their forms. Where an answer is not settled, we say so.',
  checkedOn: '26 November 2026',
  groups: [
    {
      id: 'firm',
      heading: 'The firm',
      summary: 'Registration, directors, office, own certificates',
      lines: [
        stated('Legal name and form of the company', 'legalName'),
        // Indian registers.
        ...(address.country === 'IN'
          ? [
              stated('Corporate identity number (CIN)', 'cin'),
              stated('Permanent account number (PAN)', 'pan'),
              stated('GST registration (GSTIN)', 'gstin'),
              stated('MSME registration (Udyam)', 'udyam'),
            ]
          : []),
        stated('Year of incorporation', 'founded'),
        stated('Directors and owners', 'directors'),
        {
          question: 'Office address',
          answer: `${address.street}, ${address.city} ${address.postalCode}, ${countryName(address.country)}`,
        },
        yesOrNo(
          'Does the firm itself hold an ISO/IEC 27001 certificate?',
          iso27001Certified,
          'We prepare clients for it and hold none ourselves.',
        ),
        yesOrNo('Is there a SOC 2 report on the firm?', soc2Reported, 'No CPA has reported on us.'),
      ],
    },
    {
      id: 'people',
      heading: 'The people',
      summary: 'Numbers, checks, certificates, independence, trainees',
      lines: [
        stated('Number of people, by role and place of work', 'staff'),
        stated('Background checks of testers and analysts', 'backgroundChecks'),
        stated('Certificates that testers and analysts hold', 'personalCertificates'),
        { question: 'Who does our work, and can they be replaced?', answer: `${cvs} ${replacement}` },
        { question: 'Do you subcontract?', answer: subcontracting },
        {
          question: 'May the people who set something up also test it?',
          answer: 'No',
          text: `${independence} Where your rules ask for another firm altogether, we tell you before quoting.`,
        },
        {
          question: 'Do trainees work for clients, or see client data?',
          answer: 'Never',
          text: 'Classes and labs use invented data. Trainers work for clients too; they never bring client material into class.',
        },
      ],
    },
    {
      id: 'data',
      heading: 'Your data with us',
      summary: 'Agreement, storage, deletion, providers, testers’ machines',
      lines: [
        { question: 'Confidentiality agreement (NDA)', answer: agreement },
        { question: 'How is our data transferred and stored?', answer: `${transfer} ${storage}` },
        {
          question: 'When is it deleted, and with what proof?',
          answer: `The terms of each service name the day${forTest}. ${deletion}`,
        },
        {
          ...stated('Who else receives our data (sub-processors)?', 'subprocessors'),
          text: `What you send through this site reaches ${PROVIDERS}.${inMonitoring}`,
        },
        {
          question: 'How are testers’ machines secured?',
          answer:
            'Disks are encrypted, sign-in needs a second factor, and each client’s work stays in a virtual machine of its own.',
        },
        {
          question: 'Do tests come from fixed source addresses?',
          answer: 'Yes',
          text: 'You get them in writing before the first day, so that your logs can tell our tests from an attack.',
        },
        {
          question: 'How often is access reviewed, and when does a leaver lose it?',
          answer: 'Every quarter. A leaver’s access ends on the last working day.',
        },
        {
          question: 'How is your own website developed and tested?',
          answer:
            'Every change is tested automatically, with hostile input and uploads too. Libraries are pinned to exact versions. Pages load nothing from other firms and set no cookies. A list of components (SBOM) comes on request.',
        },
      ],
    },
    {
      id: 'incidents',
      heading: 'If something happens to us',
      summary: 'Breach, escalation, continuity, insurance',
      lines: [
        {
          question: 'How soon are we told of a breach at your firm?',
          answer: 'Within 1 hour',
          text: 'By phone, within 1 hour of our detecting it. Where a bank outsources IT to us, RBI counts its six hours from our detection. Facts follow in writing within 3 hours, then every 4 hours until it is contained.',
        },
        {
          question: 'Escalation chain',
          answer: IN_QUOTATION,
          text: `Names and phone numbers of the person who leads the work, a deputy and a director. Anyone may report a weakness of ours to ${securityContact}.`,
        },
        {
          question: 'Business continuity: what if a tester falls ill, or the lab fails?',
          answer:
            'You choose: new dates free of charge, or a replacement. Completed work is stored away from the tester’s machine, so that a colleague can take over.',
        },
        stated('Professional indemnity insurance, and its sum', 'indemnityInsurance'),
        stated('Cyber insurance, and its sum', 'cyberInsurance'),
      ],
    },
    {
      id: 'contract',
      heading: 'Contract',
      summary: 'Price, payment, liability, report, courts',
      lines: [
        {
          question: 'Prices and taxes',
          answer: IN_QUOTATION,
          text: `The quotation is free of charge. ${gst}`,
        },
        stated('Payment terms', 'paymentTerms'),
        ...(address.country === 'IN' ? [stated('Services accounting code (SAC)', 'sac')] : []),
        {
          question: 'How are bank details confirmed?',
          answer:
            'They are in the signed contract. Before the first payment, confirm them by calling a number you already have. We never change them by email alone.',
        },
        { question: 'Postponing a test', answer: POSTPONING },
        { question: 'Retest after a test', answer: RETEST_IN_PRICE },
        {
          question: 'Who owns the report, and may auditors have it?',
          answer:
            'You own it once it is paid. You may pass it whole to auditors, regulators, insurers and customers.',
        },
        stated('Limit of liability', 'liabilityLimit'),
        stated('Governing law, courts and disputes', 'disputes'),
        {
          question: 'References',
          answer: 'On request',
          text: 'We name a client only with that client’s consent, and put you in touch before you sign.',
        },
      ],
    },
    {
      id: 'regulators',
      heading: 'Regulators',
      summary: 'CERT-In, SEBI, RBI, right of audit, DPDP',
      lines: [
        regulation('Are you a CERT-In empanelled auditor?', 'empanelment'),
        regulation('SEBI CSCRF: does your report serve as the VAPT?', 'sebi'),
        regulation('RBI: does your test serve banks and NBFCs?', 'rbi'),
        regulation('Right of audit for us and our regulator, place of data, exit', 'outsourcing'),
        {
          question: 'DPDP Act: are you our Data Processor?',
          answer: 'Where a service handles personal data',
          text: REGULATIONS.dpdpProcessor.text,
        },
      ],
    },
  ],
  callToAction: {
    heading: 'What else does your form ask?',
    text: 'Send the questions that are missing here, or the whole form. We fill it in, and write “not stated” where we cannot answer yet.',
    label: 'Get in Touch',
    path: PATHS.contact,
  },
} satisfies SupplierFactsPage;

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** The answer as one text, for files. */
export function answerInFull({ answer, text }: SupplierLine): string {
  return text ? `${answer.replace(/\.$/, '')}. ${text}` : answer;
}

/** Questions that the firm has not answered in company.ts. */
export function unstatedFacts(page: SupplierFactsPage = supplierFacts): string[] {
  return page.groups
    .flatMap(({ lines }) => lines)
    .filter(({ answer }) => answer === NOT_STATED)
    .map(({ question }) => question);
}

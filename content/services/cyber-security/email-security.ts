import { PATHS } from '../../../contracts/paths.ts';
import type { ServicePage } from '../../types.ts';

// Sample: the firm must confirm durations, experience, price basis, retest and other terms.
export const emailSecurity = {
  kind: 'service',
  path: PATHS.emailSecurity,
  group: PATHS.cyberSecurity,
  title: 'Email Security',
  position: 2,
  description:
    'We list every sender of your domain, bring SPF, DKIM and DMARC up to reject, and settle with finance how changed bank details are confirmed.',
  lead: 'We list every service that sends email as your domain, including the invoicing tool, move the domain to reject forgeries, and settle how a changed bank account is confirmed.',
  image: 'group-email',
  icon: 'mail',
  menuLine: 'Senders listed, forged email refused',
  summary: 'Every sender listed, forged email refused, bank changes confirmed by a phone call.',
  facts: [
    { term: 'We start from', detail: 'Reports of who sends as you' },
    { term: 'Your domain reaches', detail: 'p=reject, or a written reason why not' },
    { term: 'Finance gets', detail: 'A rehearsed rule for changed accounts' },
  ],
  deciding: { figure: 'p=reject', text: 'at the end, or a written reason why not' },
  overview: {
    statement:
      'Invoice fraud needs two controls: DNS records against email forged in your name, and a call-back rule for changed bank accounts.',
    paragraphs: [
      'SPF lists the servers allowed to send, and DKIM signs each message. DMARC tells receivers what to do when neither matches the From domain that people see: nothing, quarantine or reject. None of the three judges the content. A false invoice from a supplier’s real mailbox passes them all.',
    ],
  },
  figure: {
    kind: 'timeline',
    title: 'Nine weeks to reject',
    text: 'An example; yours takes 6–12. The check comes 30 days later.',
    unit: 'Weeks',
    length: 14,
    rows: [
      { label: 'Policy: none', by: 'us', when: 'Nothing is refused', bar: [0, 6] },
      { label: 'Register and align', by: 'us', when: 'Each sender kept, fixed or stopped', bar: [2, 6] },
      { label: 'Policy: quarantine', by: 'us', when: 'Reports read before each step', bar: [6, 9] },
      { label: 'Policy: reject', by: 'us', when: 'After week nine', bar: [9, 14] },
      { label: 'Rehearse the call', by: 'you', when: 'Finance, two requests', points: [8] },
      { label: 'Check', by: 'us', when: '30 days after reject', points: [13.3] },
    ],
  },
  highlights: [
    {
      id: 'threats',
      heading: 'What arrives in the inbox',
      layout: 'five',
      items: [
        {
          title: 'Phishing',
          text: 'A copied sign-in page takes the password and, a second later, the one-time code.',
          icon: 'fish-hook',
        },
        {
          title: 'Spam',
          text: 'Bulk email buries the order you are waiting for and wears out whoever sorts it.',
          icon: 'funnel',
        },
        {
          title: 'Malware',
          text: 'A password-protected archive passes the scanner. The password is in the message, for you to type.',
          icon: 'bug',
        },
        {
          title: 'Email Spoofing',
          text: 'Anyone can write your domain in the sender line until your records say otherwise.',
          icon: 'mask',
        },
        {
          title: 'Business Email Compromise',
          text: 'An attacker reads a real mailbox for weeks, then sends one invoice with another account number.',
          icon: 'coin',
        },
      ],
    },
    {
      id: 'measures',
      heading: 'Five key measures',
      layout: 'ledger',
      items: [
        {
          title: 'Sender register',
          text: 'Name every system that sends as you: payroll, newsletters, the scanner upstairs.',
        },
        {
          title: 'Records up to reject',
          text: 'Move working domains step by step. Close parked ones on the first day.',
        },
        {
          title: 'Attachment rules',
          text: 'Hold macro files and unreadable archives until someone in IT releases them.',
        },
        {
          title: 'Mailbox sign-in',
          text: 'Bring in passkeys, shut off whatever still accepts a bare password, report every new forwarding rule.',
        },
        {
          title: 'Call-back rule',
          text: 'Confirm a changed account by phone, on a number you had before the email came.',
        },
      ],
    },
  ],
  whenNeeded: {
    items: [
      'People receive emails from you that you never sent.',
      'Your quotations have gone to junk since a new tool began sending them.',
      'A payment nearly reached a stranger’s account.',
    ],
    otherwise:
      'If an attacker is in a mailbox now, end its sessions and remove its forwarding rules before anything else. Incident response is for clients of managed security.',
  },
  scope: {
    inScope: [
      'Every domain you own, parked ones included',
      'SPF, DKIM and DMARC for each sending system',
      'MTA-STS with TLS reporting, so that email to you cannot be downgraded to plain text',
      'Filter, forwarding and sign-in settings in Microsoft 365 or Google Workspace',
      'The payment rule, agreed with finance',
    ],
    outOfScope: [
      'Simulated phishing of your staff',
      'Moving to another email provider',
      'Takedown of look-alike domains; we record them for your lawyer',
    ],
  },
  approach: {
    heading: 'From none to reject',
    steps: [
      {
        title: 'Collect reports',
        text: 'We collect DMARC reports for 2 to 4 weeks, including a month-end. Nothing is blocked yet.',
      },
      {
        title: 'Register',
        text: 'We ask every department, not only IT, who sends for them. Each sender is then kept, fixed or stopped.',
      },
      {
        title: 'Align',
        text: 'Senders we keep sign with a DKIM key of your domain; SPF stays within 10 DNS lookups.',
      },
      {
        title: 'Tighten',
        text: 'Quarantine first, then reject, with reports read in between. RFC 9989 removed the pct tag, so we do not rely on it.',
      },
      {
        title: 'Rehearse the call',
        text: 'Finance receives two requests to change an account, one genuine, and handles both.',
      },
    ],
  },
  standards: [
    {
      title: 'SPF, RFC 7208',
      text: 'Names the sending servers. Forwarding breaks it.',
    },
    {
      title: 'DKIM, RFC 6376',
      text: 'Survives forwarding if nothing is altered. Keys of 2048 bits.',
    },
    {
      title: 'DMARC, RFC 9989',
      text: 'Replaced RFC 7489 in May 2026. Stops email forged with your exact domain; look-alike domains pass.',
    },
  ],
  deliverables: [
    { title: 'Sender register', text: 'System, owner, test results, decision and date of the last check.' },
    { title: 'DNS records', text: 'Each one before and after, with its reason.' },
    { title: 'Payment rule', text: 'One page signed by finance: who calls, which number, what is noted.' },
  ],
  exhibit: {
    label: 'Sender 11',
    heading: 'The invoicing tool signs with its vendor’s domain',
    text: 'SPF and DKIM pass, but for the vendor’s domain. At p=reject your customers would not get the invoice.',
    rows: [
      { term: 'Owner', detail: 'Accounts' },
      { term: 'Decision', detail: 'Publish the tool’s DKIM key under your domain' },
    ],
    outcome: 'Aligned; reports clean for 14 days',
    caption: 'One row of a sender register. Firm and tool are invented.',
    change: { before: 'The invoice would be refused', after: 'The invoice arrives' },
  },
  sampleReport: 'rollout-acceptance',
  needs: [
    'Someone who can change DNS within a day',
    'Read access to email settings, and who changes them. We do not see mailboxes',
    'Finance, for two hours',
    'Someone who reads the reports after handover',
  ],
  duration: {
    range: '6–12 weeks to reject, with a few of your hours in each',
    movedBy:
      'It depends mostly on unidentified senders, and on vendors who are slow to sign with your domain.',
  },
  terms: {
    engagement: 'rollout',
    people: [
      { term: 'Email engineer', detail: 'At least 4 years, SPF, DKIM and DMARC included' },
      { term: 'Trainer for finance', detail: 'At least 3 years; runs the rehearsed call' },
    ],
    price: {
      basis: 'Fixed price for a counted list of domains',
      movedBy: 'Sending systems, parked domains, slow vendors',
    },
    confidentiality: {
      holds: 'DMARC reports and the sender register, no email content',
      deleted: '90 days after handover',
    },
    retest: {
      summary: 'One, 30 days after reject or handover',
      includes: 'A month of reports, with every new sender explained',
    },
  },
  questions: [
    {
      question: 'Does DMARC stop a supplier whose mailbox was taken over?',
      answer:
        'Email from the supplier’s own mailbox passes every check. The call to a known number is what catches the new account.',
    },
    {
      question: 'Can you get a wrong payment back?',
      answer:
        'Only the banks can. Ring your bank at once, then 1930, India’s cybercrime helpline: every hour counts. Keep the messages with their full headers. Both will ask for them.',
    },
  ],
  related: [PATHS.phishingSimulation, PATHS.awarenessTraining, PATHS.endpointSecurity],
  callToAction: {
    heading: 'Which systems send email in your name?',
    text: 'Send your domains and the senders you know of. We reply with what your public DNS records show and our next questions.',
    label: 'Get in Touch',
    path: PATHS.contact,
  },
} satisfies ServicePage;

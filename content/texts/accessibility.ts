import { PATHS } from '../../contracts/paths.ts';
import { company } from '../company.ts';
import type { TextPage } from '../types.ts';

const { email, phoneLabel } = company;

// Sample: the firm must confirm the answering time.
export const accessibility = {
  kind: 'text',
  path: PATHS.accessibility,
  image: 'group-cyber',
  title: 'Accessibility statement',
  label: 'Accessibility',
  description:
    'Our target is WCAG 2.2 AA. What has been tested and how, what is known to fall short, and how to tell us about a barrier on this site.',
  lead: 'Everything on this site should work with a keyboard, a screen reader, enlarged text or no script at all. This page says how far that has been tested.',
  updated: '24 November 2026',
  icon: 'people',
  facts: [
    { term: 'Target', detail: 'WCAG 2.2, level AA' },
    { term: 'Tested', detail: 'By software, at every change' },
    { term: 'Outside audit', detail: 'None yet' },
    { term: 'If something blocks you', detail: 'An answer within five working days' },
  ],
  sections: [
    {
      id: 'target',
      heading: 'The target',
      paragraphs: [
        'Web Content Accessibility Guidelines (WCAG) 2.2, level AA, on every page and in every state: open menus, dialogs, error messages and results. India’s standard IS 17802 and the European EN 301 549 V3.2.1 take their requirements for websites from WCAG 2.1, which 2.2 builds on. We have tested against 2.2 ourselves. No outside body has audited the site, so we claim conformance with none of the three.',
      ],
    },
    {
      id: 'works',
      heading: 'How it is built',
      paragraphs: [],
      list: [
        {
          title: 'Keyboard',
          text: 'Menus open with Enter, Space or the arrow keys and close with Esc. A link at the top skips to the content, and focus stays visible.',
        },
        {
          title: 'Screen readers',
          text: 'One main heading, named regions, labelled fields. Errors are tied to their field, and the first one receives the focus; results are announced.',
        },
        {
          title: 'Motion',
          text: 'The pictures on the home page change every 7 seconds and can be paused. If your system asks for less motion, they do not change by themselves.',
        },
        {
          title: 'Sight',
          text: 'Light and dark themes. Results are given in words and with a symbol, never by colour alone. Text can be doubled in size.',
        },
        {
          title: 'Without script',
          text: 'Pages, menus, both forms and the certificate check work when JavaScript is blocked or has not arrived.',
        },
      ],
    },
    {
      id: 'tested',
      heading: 'What was tested',
      paragraphs: [
        'Every change to the site triggers automatic tests in Chromium: axe-core on every page, in both themes and both widths on one page of each kind, and on open menus, dialogs, errors and results; tests that operate menus, forms and dialogs by keyboard alone; and layout at 320 pixels and at double size.',
        'Contrast is measured wherever text sits on a plain background. Over a picture it cannot be measured that way. Automatic checks find only some barriers. Finding the rest takes people.',
      ],
      figure: {
        kind: 'matrix',
        title: 'What was tested with what',
        text: 'Tests by software run at every change. Nobody who uses a screen reader every day has tried the site yet.',
        rowsAre: 'Part of the site',
        columns: ['Software checks', 'Keyboard alone', '320 px', 'Screen reader users'],
        legend: { full: 'Tested', half: 'In part', none: 'Not tested' },
        rows: [
          { label: 'Pages', marks: ['full', 'half', 'full', 'none'] },
          { label: 'Menus and dialogs', marks: ['full', 'full', 'full', 'none'] },
          { label: 'Forms and their errors', marks: ['full', 'full', 'full', 'none'] },
          { label: 'The open labs', marks: ['full', 'full', 'full', 'none'] },
          { label: 'PDF files', marks: ['full', 'none', 'none', 'none'] },
        ],
      },
    },
    {
      id: 'limits',
      heading: 'Known limits',
      paragraphs: [],
      list: [
        {
          title: 'No test with users yet',
          text: 'People who use NVDA, JAWS, VoiceOver, TalkBack or voice control every day have not yet tried the site.',
        },
        {
          title: 'PDF files',
          text: 'The company profile and the certificates are tagged for screen readers, and only software has checked the tags so far. We send the same content as plain text on request.',
        },
        {
          title: 'Messages that disappear',
          text: 'The certificate popup closes after 5 seconds, the confirmation of an application after 3. Result and reference stay on the page in a separate line. The notice that openings could not be loaded disappears after 3 seconds and leaves none.',
        },
        {
          title: 'One language',
          text: 'The site is in English only.',
        },
      ],
    },
    {
      id: 'report',
      heading: 'Tell us about a barrier',
      paragraphs: [
        `Write to ${email} or call ${phoneLabel}. Name the page, what you tried and what you use to read it. We answer within five working days. If the fix takes longer, we give you what you need another way: a form by phone, a page as text, a certificate check by email.`,
      ],
    },
  ],
} satisfies TextPage;

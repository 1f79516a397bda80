import { describe, expect, it } from 'vitest';
import { splitQuoted } from './split-quoted.ts';

const OURS = 'Dear Asha,\n\nthe next class begins on Monday.\n\nKind regards,\nPriya';
const KNOWN = {
  texts: [OURS],
  subjects: ['Your enquiry (E-7K3M-9Q)'],
  addresses: ['office@firm.example', 'asha@example.com'],
};
const WORDS = 'Yes, I join.\nAsha';
const quoted = (text: string) => text.replaceAll(/^/gm, '> ');
const OFFICE = 'The Office <office@firm.example>';

describe('a copy of our mail is folded away', () => {
  it.each([
    ['Zoho, plain', `---- On Thu, 26 Nov 2026 10:00:00 +0530 ${OFFICE} wrote ---\n\n${OURS}`],
    ['Zoho, HTML', `---- On Thu, 26 Nov 2026 10:00:00 +0530 ${OFFICE} wrote ----\n\n${quoted(OURS)}`],
    ['Gmail in Polish', `czw., 26 lis 2026 o 10:00 ${OFFICE} napisał(a):\n\n${quoted(OURS)}`],
    ['Gmail in Russian', `чт, 26 нояб. 2026 г. в 10:00, ${OFFICE}:\n\n${quoted(OURS)}`],
    ['Gmail in Tamil', `வியா., 26 நவ., 2026 அன்று, ${OFFICE} எழுதியது:\n\n${quoted(OURS)}`],
    ['Gmail in Marathi', `गुरु, २६ नोव्हें, २०२६ रोजी ${OFFICE} ने लिहिले:\n\n${quoted(OURS)}`],
    ['Gmail in Hindi', `गुरु, 26 नव॰ 2026 को 10:00 am बजे को ${OFFICE} ने\nलिखा:\n\n${quoted(OURS)}`],
    ['a program in Norwegian', `tor. 26. nov. 2026 kl. 10:00 skrev ${OFFICE}:\n\n${quoted(OURS)}`],
    ['a program in Turkish', `${OFFICE}, 26 Kas 2026 Per, 10:00 tarihinde şunu yazdı:\n${quoted(OURS)}`],
    ['a program in Japanese', `2026年11月26日(木) 10:00 ${OFFICE}：\n\n${quoted(OURS)}`],
    ['Thunderbird without an address', `Am 26.11.26 um 10:00 schrieb The Office:\n${quoted(OURS)}`],
    [
      'Outlook in Danish',
      `________________________________\nFra: ${OFFICE}\nSendt: 26. november 2026 10:00\nTil: Asha Rao <asha@example.com>\nEmne: Your enquiry (E-7K3M-9Q)\n\n${OURS}`,
    ],
    [
      'Outlook in Finnish, which names our subject alone',
      `Lähettäjä: The Office\nLähetetty: torstai\nAihe: Your enquiry (E-7K3M-9Q)\n\n${OURS}`,
    ],
    [
      'lines broken anew',
      `On Thu ${OFFICE} wrote:\n> Dear Asha,\n>\n> the next class\n> begins on\n> Monday.`,
    ],
    ['nothing but marks', quoted(OURS)],
    [
      'the mail before it below',
      `On Thu ${OFFICE} wrote:\n${quoted(OURS)}\n>> On Wed Asha <asha@example.com> wrote:\n>> Which dates?`,
    ],
  ])('of %s', (_, copy) => {
    expect(splitQuoted(`${WORDS}\n\n${copy}`, KNOWN)).toEqual({ text: WORDS, earlier: copy });
  });

  it.each([
    ['below it', `On Thu ${OFFICE} wrote:\n${quoted(OURS)}\n\n${WORDS}`, WORDS],
    [
      'with what a server adds below it',
      `${WORDS}\n\nFrom: ${OFFICE}\nSent: Thursday\nTo: Asha\nSubject: RE: Your enquiry (E-7K3M-9Q)\n\n${OURS}\n\nThis email is confidential.`,
      `${WORDS}\n\nThis email is confidential.`,
    ],
    [
      'directly below the words',
      `Thank you!\nOn Thu, 26 Nov 2026 ${OFFICE} wrote:\n${quoted(OURS)}`,
      'Thank you!',
    ],
  ])('also where somebody writes %s', (_, whole, text) => {
    expect(splitQuoted(whole, KNOWN).text).toBe(text);
  });
});

describe('what somebody wrote themselves is shown', () => {
  it.each([
    [
      'a payment',
      'Hello,\nI paid the fee today.\nFrom: HDFC Bank 0123\nDate: 26 Nov 2026\nAmount: 25,000\nUTR: N330262\nPlease confirm my seat.',
    ],
    [
      'a payment to us',
      'Paid.\nFrom: Asha\nTo: office@firm.example\nAmount: 25,000\n\nPlease confirm my seat.',
    ],
    ['dates', 'Please issue the certificate thus:\nFrom: 1 June 2026\nTo: 31 July 2026\nCourse: DevOps'],
    ['questions behind marks', 'I have two questions:\n> 1) Is the fee 25,000?\n> 2) Which dates?'],
    ['a table', 'My availability:\n| Mon | 10:00 |\n| Tue | 11:00 |'],
    ['who said what', 'On the phone you said what your colleague wrote:\nthat there is a seat.'],
    ['two words of programs', 'I lost the\noriginal message\nplease send again'],
    ['a rule', 'First part.\n----------\nSecond part.'],
    [
      'a greeting as ours',
      'Dear Asha,\n\nthis is for my colleague of the same name.\n\nKind regards,\nPriya',
    ],
    [
      'what somebody else sent',
      `See below.\n\n---------- Forwarded message ---------\nFrom: Ravi <ravi@x.example>\nDate: Thu\nSubject: Offer\n\nWe give you 20% off.`,
    ],
    [
      'a mail of another that answers',
      `See below.\n\nOn Thu, Ravi <ravi@x.example> wrote:\n> We give you 20% off.`,
    ],
    ['a sentence that is answered', '> the next class begins on Monday.\n\nCan I come on Tuesday?'],
    [
      'answers between the lines',
      `Below.\n\nOn Thu ${OFFICE} wrote:\n> Dear Asha,\n> the next class begins on Monday.\nWhich Monday?\n> Kind regards,\n> Priya`,
    ],
    [
      'answers between lines without marks',
      `Below.\n\nFrom: ${OFFICE}\nSent: Thursday\nSubject: Your enquiry (E-7K3M-9Q)\n\nDear Asha,\nthe next class begins on Monday.\nTUESDAY PLEASE\nKind regards,\nPriya`,
    ],
    ['nothing beside the copy', `On Thu ${OFFICE} wrote:\n${quoted(OURS)}`],
  ])('%s', (_, whole) => {
    expect(splitQuoted(whole, KNOWN)).toEqual({ text: whole, earlier: '' });
  });

  it('where nothing is known of earlier mails', () => {
    const whole = `Hello\n\nFrom: Us\nSent: Thursday\n\n${OURS}\n> quoted`;
    expect(splitQuoted(whole, { texts: [], subjects: [], addresses: [] })).toEqual({
      text: whole,
      earlier: '',
    });
  });
});

import { expect, test } from 'vitest';
import {
  readAddress,
  readCertificateNumber,
  readLine,
  readPhone,
  readSigns,
  readText,
} from './pasted-text.ts';

test.each([
  ['from the contacts of a phone', '\u202A+91 98765 43210\u202C', '+91 98765 43210'],
  ['from Apple’s contacts', '\u202D+91 98765 43210\u202C', '+91 98765 43210'],
  ['between isolates', '\u2068+91 98765 43210\u2069', '+91 98765 43210'],
  ['behind a mark of direction', '\u200E+91 98765 43210\u200F', '+91 98765 43210'],
  ['with Word’s own hyphen', '98765\u201143210', '98765-43210'],
  ['with a dash', '98765\u201343210', '98765-43210'],
  ['with a minus sign', '98765\u221243210', '98765-43210'],
  ['in Devanagari', '९८७६५ ४३२१०', '98765 43210'],
  ['in Bengali', '৯৮৭৬৫ ৪৩২১০', '98765 43210'],
  ['in Arabic digits', '٩٨٧٦٥ ٤٣٢١٠', '98765 43210'],
  ['in full width', '＋９１　９８７６５　４３２１０', '+91 98765 43210'],
  ['with spaces that do not break', '+91\u00A098765\u202F43210', '+91 98765 43210'],
  ['with what nobody sees', '+91\u200B98765\u2060432\u00AD10\uFEFF', '+919876543210'],
  ['from a link', 'tel:+919876543210', '+919876543210'],
  ['from a sheet', "'+91 98765 43210", '+91 98765 43210'],
  ['at the end of a sentence', '+91 98765 43210.', '+91 98765 43210'],
])('a phone number %s is read', (_how, typed, phone) => {
  expect(readPhone(typed)).toBe(phone);
});

test.each([
  ['with a final full stop', 'asha@example.com.', 'asha@example.com'],
  ['with a final comma', 'asha@example.com, ', 'asha@example.com'],
  ['with a curly apostrophe', 'jean.o’malley@example.com', "jean.o'malley@example.com"],
  ['with the other curly apostrophe', 'jean.o‘malley@example.com', "jean.o'malley@example.com"],
  ['with a modifier letter as apostrophe', 'jean.o\u02BCmalley@example.com', "jean.o'malley@example.com"],
  ['from a link', 'mailto:a@example.com', 'a@example.com'],
  ['from a link with a subject', 'MAILTO:a@example.com?subject=Course', 'a@example.com'],
  ['behind a name', 'Asha Rao <asha@example.com>', 'asha@example.com'],
  ['in brackets', '<asha@example.com>;', 'asha@example.com'],
  ['in quotes', '“asha@example.com”', 'asha@example.com'],
  ['in full width', 'ａｓｈａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'asha@example.com'],
  ['with an ideographic full stop', 'asha@example。com', 'asha@example.com'],
  ['with Word’s own hyphen', 'asha@my\u2011firm.example', 'asha@my-firm.example'],
  ['with what nobody sees', '\u200Basha@\u00ADexam\u2060ple.com\uFEFF', 'asha@example.com'],
  ['between marks of direction', '\u202Aasha@example.com\u202C', 'asha@example.com'],
])('an address %s is read', (_how, typed, address) => {
  expect(readAddress(typed)).toBe(address);
});

test.each(['asha+jobs@example.com', "o'malley@example.com", 'अशा@उदाहरण.भारत', 'a,b@example.com'])(
  'the address %s stays as it is',
  (address) => {
    expect(readAddress(address)).toBe(address);
  },
);

test('of two addresses none is chosen', () => {
  expect(readAddress('Asha <asha@example.com>, Ravi <ravi@example.com>')).toContain(', Ravi');
});

test.each([
  ['4821 0937 5514.', '4821 0937 5514'],
  ['482109375514.”,', '482109375514'],
  ['No. 482109375514', '482109375514'],
  ['№ 482109375514', '482109375514'],
  ['Certificate No.: 4821 0937 5514', '4821 0937 5514'],
  ['cert number 482109375514', '482109375514'],
  ['Certificate ID – 482109375514', '482109375514'],
  ['#482109375514', '482109375514'],
  ['"482109375514"', '482109375514'],
  ['(4821\u20110937\u20135514)', '4821-0937-5514'],
  ['４８２１０９３７５５１４', '482109375514'],
  ['४८२१०९३७५५१४', '482109375514'],
  ['٤٨٢١٠٩٣٧٥٥١٤', '482109375514'],
  ['۴۸۲۱۰۹۳۷۵۵۱۴', '482109375514'],
  ['No. KW/2019/4712', 'KW/2019/4712'],
  ['NO/2019/12', 'NO/2019/12'],
  ['ID-77', '77'],
])('the certificate number %s is read as %s', (typed, number) => {
  expect(readCertificateNumber(typed)).toBe(number);
});

test.each([
  ['a tab between two cells', 'Asha\tRao', 'Asha Rao'],
  ['a line break of Word', 'Asha\u000BRao', 'Asha Rao'],
  ['a page break', 'Asha\u000CRao', 'Asha Rao'],
  ['a next line', 'Asha\u0085Rao', 'Asha Rao'],
  ['a line separator', 'Asha\u2028Rao', 'Asha Rao'],
  ['several spaces', '  Asha \u00A0 Rao ', 'Asha Rao'],
  ['isolates around it', '\u2068Asha\u2069', 'Asha'],
  ['embeddings around it', ' \u202BAsha Rao\u202C ', 'Asha Rao'],
  ['a mark of direction', 'Asha\u200E Rao', 'Asha Rao'],
  ['an apostrophe of old Windows', 'O\u0092Brien', 'O’Brien'],
])('a line with %s is read', (_what, typed, line) => {
  expect(readLine(typed)).toBe(line);
});

test.each(['Renée', 'ﬁ', 'Ⅷ', 'ക്‍ഷ', 'क्‍ष', '九'])('the letters of %s stay as they are', (name) => {
  expect(readLine(name)).toBe(name);
});

test.each([
  ['Shift and Enter in Word', 'line\u000Bline', 'line\nline'],
  ['a page break of Word', 'a\u000Cb', 'a\nb'],
  ['a next line', 'a\u0085b', 'a\nb'],
  ['separators of lines and paragraphs', 'a\u2028b\u2029c', 'a\nb\nc'],
  ['every kind of line end', 'a\r\nb\rc\nd', 'a\nb\nc\nd'],
  ['signs of old Windows', '\u0093don\u0092t\u0094 \u0096 now\u0085', '“don’t” – now\n'],
  ['controls that nobody sees', 'a\u0000b\u001Bc\u007Fd\u0081e', 'abcde'],
  ['zero-width characters', 'a\u200Bb\uFEFFc\u00ADd', 'abcd'],
  ['tabs, which stay', 'a\tb', 'a\tb'],
])('a text with %s is read', (_what, typed, text) => {
  expect(readText(typed)).toBe(text);
});

test('accents that would take seconds to sort are left as they are', () => {
  const heaped = `a${'\u0315\u0300'.repeat(50_000)}`;
  expect(readSigns(heaped) === heaped).toBe(true);
});

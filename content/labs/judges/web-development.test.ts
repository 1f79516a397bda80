import { describe, expect, test } from 'vitest';
import { judgeField, judgeHandler } from './web-development.ts';

function handler(answer: string): string {
  return `const { name, phone, day } = request.body;
if (!/^\\d{10}$/.test(phone)) {
  ${answer}
}
await bookings.insert({ name, phone, day });`;
}

describe('the handler', () => {
  test.each([
    "return reply.code(422).view('book', { name, phone, day, error: 'Write 10 digits' });",
    "return reply.status(422).view('book', { ...request.body, error });",
    'return reply.code(400).view("book", { values: request.body, errors: { phone: "10 digits" } });',
    "reply.code(422);\n  return reply.view('book', {\n    name,\n    phone,\n    day,\n    error: 'Write 10 digits',\n  });",
  ])('is right as %s', (answer) => {
    expect(judgeHandler(handler(answer))).toMatchObject({ correct: true });
  });

  test.each([
    ["return reply.redirect('/book?error=phone');", 'It still redirects'],
    ["// no redirect('/book')\n  return reply.redirect('/book?phone=' + phone);", 'It still redirects'],
    ["return reply.code(422).send('wrong');", 'Nothing shows the form again'],
    ["return reply.view('book', { name, phone, day, error });", 'Without a status the answer is 200'],
    ["return reply.code(500).view('book', { name, phone, day, error });", '500 does not say'],
    ["return reply.code(422).view('book', { error });", 'does not get name and phone and day'],
    ["return reply.code(422).view('book', { name, day, error });", 'does not get phone:'],
    ["return reply.code(422).view('book', { name, phone, day });", 'hand the page an error too'],
    ["reply.code(422).view('book', { name, phone, day, error });", 'Without “return”'],
    ['', 'Nothing shows the form again'],
  ])('is told what is off: %s', (answer, message) => {
    const verdict = judgeHandler(handler(answer));
    expect(verdict.correct).toBe(false);
    expect(verdict.message).toContain(message);
  });

  test.each(['', 'nonsense', '}}}{{{', "return reply.code(422).view('book', {})"])(
    'without its check is no answer: %s',
    (code) => {
      expect(judgeHandler(code)).toMatchObject({ correct: false });
    },
  );
});

const LABEL = '<label for="phone">Mobile number</label>';
const INPUT =
  '<input id="phone" name="phone" value="{{phone}}" {{#if error}}aria-invalid="true"{{/if}} aria-describedby="phone-error">';
const ERROR = '{{#if error}}<p id="phone-error" class="red">Write 10 digits, without +91.</p>{{/if}}';

describe('the field', () => {
  test.each([
    LABEL + INPUT + ERROR,
    ERROR + LABEL + INPUT,
    `<label>Mobile number ${INPUT}</label>${ERROR}`,
    (LABEL + INPUT + ERROR).replaceAll('"', "'"),
    LABEL + INPUT.replace('{{phone}}', '{{ values.phone }}') + ERROR.replace('10 digits', 'ten digits'),
  ])('is right as %s', (markup) => {
    expect(judgeField(markup)).toMatchObject({ correct: true });
  });

  test.each([
    [`<label>Mobile number</label>${INPUT}${ERROR}`, 'The label is not tied'],
    [LABEL.replace('phone', 'mobile') + INPUT + ERROR, 'The label is not tied'],
    [LABEL + INPUT.replace(' value="{{phone}}"', '') + ERROR, 'comes back empty'],
    [LABEL + INPUT.replace('{{phone}}', '{{name}}') + ERROR, 'comes back empty'],
    [LABEL + INPUT.replace(' aria-describedby="phone-error"', '') + ERROR, 'The error is not tied'],
    [LABEL + INPUT + ERROR.replace('phone-error', 'error'), 'names an id that no element has'],
    [LABEL + INPUT.replace('{{#if error}}aria-invalid="true"{{/if}}', '') + ERROR, 'aria-invalid="true"'],
    [LABEL + INPUT + ERROR.replace('Write 10 digits, without +91.', 'Invalid input'), 'Name the format'],
    [LABEL + ERROR, 'The field is gone'],
    [LABEL + INPUT.replace('name="phone"', 'name="mobile"') + ERROR, 'The field is gone'],
    [`<!-- ${LABEL} -->${INPUT}${ERROR}`, 'The label is not tied'],
    ['', 'The field is gone'],
    ['<<<>>> "', 'The field is gone'],
  ])('is told what is off: %s', (markup, message) => {
    const verdict = judgeField(markup);
    expect(verdict.correct).toBe(false);
    expect(verdict.message).toContain(message);
  });
});

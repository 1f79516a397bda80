import type { AnswerBank } from './answer-bank.ts';

const TAKE = 'const { name, phone, day } = request.body;';
const CHECK = String.raw`!/^\d{10}$/.test(phone)`;
const ANSWER = "return reply.code(422).view('book', { name, phone, day, error: 'Write 10 digits.' });";
const INSERT = 'await bookings.insert({ name, phone, day });';

interface Parts {
  take?: string;
  check?: string;
  answer?: string;
  insert?: string;
}

function handler({ take = TAKE, check = CHECK, answer = ANSWER, insert = INSERT }: Parts): string {
  return `${take}\nif (${check}) {\n  ${answer}\n}\n${insert}`;
}

const LABEL = '<label for="phone">Mobile number</label>';
const INPUT =
  '<input id="phone" name="phone" value="{{phone}}" {{#if error}}aria-invalid="true"{{/if}} aria-describedby="phone-error">';
const ERROR = '{{#if error}}<p id="phone-error">Write 10 digits, without +91.</p>{{/if}}';

interface Field {
  label?: string;
  input?: string;
  error?: string;
}

function field({ label = LABEL, input = INPUT, error = ERROR }: Field): string {
  return `${label}\n${input}\n${error}`;
}

export const webDevelopmentAnswers: AnswerBank = {
  'Write it': {
    right: [
      handler({}),
      handler({
        answer:
          "reply.statusCode = 422;\n  return reply.view('book', { name, phone, day, error: 'Write 10 digits.' });",
      }),
      handler({
        answer:
          "const data = { name, phone, day, error: 'Write 10 digits.' };\n  return reply.code(422).view('book', data);",
      }),
      handler({
        take: `${TAKE}\nconst data = { name, phone, day, error: 'Write 10 digits.' };`,
        answer: "return reply.code(422).view('book', data);",
      }),
      handler({
        take: `${TAKE}\nconst UNPROCESSABLE = 422;`,
        answer:
          "return reply.code(UNPROCESSABLE).view('book', { name, phone, day, error: 'Write 10 digits.' });",
      }),
      `${TAKE}
if (${CHECK}) {
  reply.code(422).view('book', { name, phone, day, error: 'Write 10 digits.' });
} else {
  await bookings.insert({ name, phone, day });
}`,
      handler({
        take: `${TAKE}\nconst digits = phone.replace(/\\D/g, '');`,
        check: String.raw`!/^\d{10}$/.test(digits)`,
      }),
      handler({ check: String.raw`!/^\d{10}$/.test(phone.replaceAll(' ', ''))` }),
      handler({ check: String.raw`/^\d{10}$/.test(phone) === false` }),
      handler({ check: String.raw`!phone.match(/^\d{10}$/)` }),
      handler({ answer: ANSWER.replace("'book'", "'book.html'") }),
      handler({ answer: ANSWER.replace('Write 10 digits.', 'Write 10 digits }') }),
      handler({
        answer: "return reply.code(400).view('book', { ...request.body, error: 'Write 10 digits.' });",
      }),
      handler({
        answer:
          "return reply.status(422).view('book', { name, phone, day, error: `Write 10 digits, not ${phone.length}.` });",
      }),
      handler({
        answer:
          "return reply.code(422).view('book', { name: request.body.name, phone: request.body.phone, day: request.body.day, error: 'Write 10 digits.' });",
      }),
      handler({
        answer:
          "const error = 'Write 10 digits.';\n  reply.code(422);\n  return reply.view('book', { name, phone, day, error });",
      }),
      handler({ answer: `// nothing is booked\n  ${ANSWER} // with what was typed` }),
      handler({ check: String.raw`phone.length !== 10 || /\D/.test(phone)` }),
      handler({
        check: '!isMobile(phone)',
        take: `${TAKE}\nfunction isMobile(text) { return /^[0-9]{10}$/.test(text); }`,
      }),
      handler({
        take: "const { name, day } = request.body;\nconst phone = request.body.phone.replace(/[\\s-]/g, '');",
      }),
      `app.post('/book', async (request, reply) => {
  ${TAKE}
  if (${CHECK}) {
    ${ANSWER}
  }
  ${INSERT}
  return reply.view('booked', { name, day });
});`,
      handler({
        answer:
          'await reply.code(422).view("book", { name, phone, day, error: "Write 10 digits." });\n  return;',
      }),
      handler({
        answer:
          "return reply.code(422).type('text/html').view('book', { name, phone, day, error: 'Write 10 digits.' });",
      }),
      handler({ take: `${TAKE}\nconsole.log('booking', day);` }),
      `${TAKE}\nif (/^\\d{10}$/.test(phone)) {\n  ${INSERT}\n  return;\n}\n${ANSWER}`,
      `${TAKE}\ntry {\n  if (${CHECK}) throw new Error('digits');\n  ${INSERT}\n} catch {\n  ${ANSWER}\n}`,
    ],
    wrong: [
      [handler({ check: CHECK.slice(1) }), 'right number, and it is refused'],
      [handler({ check: '!/.*/.test(phone)' }), 'is taken for a number now'],
      [handler({ check: String.raw`!/\d{10}/.test(phone)` }), '“98765432101” is taken for a number'],
      [handler({ answer: ANSWER.replace('name, phone,', 'name: phone, phone: name,') }), 'name and phone'],
      [handler({ answer: ANSWER.replace('name, phone, day', "name: '', phone: '', day: ''") }), 'still lost'],
      [
        handler({ answer: "return reply.code(422).view('book', { error: 'name phone day are wrong' });" }),
        'name and phone and day',
      ],
      [
        handler({ answer: ANSWER.replace("error: 'Write 10 digits.'", 'error: null') }),
        'hand the page an “error”',
      ],
      [
        handler({
          answer:
            "return reply.code(422).view('book', { name: request.body.name, error: 'Write 10 digits.' });",
        }),
        'phone and day',
      ],
      [
        handler({
          answer:
            "return reply.view('book', { name, phone, day, error: 'Write 10 digits.' });\n  reply.code(422);",
        }),
        'status is 200 at the moment',
      ],
      [handler({ answer: ANSWER.replace('.code(422)', '.code(422).code(200)') }), 'status is 200'],
      [handler({ take: `${TAKE}\n${INSERT}`, insert: '' }), 'booked all the same'],
      [handler({ answer: `${INSERT}\n  ${ANSWER}` }), 'booked all the same'],
      [handler({ insert: '' }), 'nothing is booked for it'],
      [handler({ take: '' }), "'phone' is not defined"],
      [handler({ answer: ANSWER.replace('error:', 'errors:') }), 'by that name'],
      [handler({ answer: ANSWER.replace(' });', ' };') }), 'SyntaxError'],
      [handler({ answer: `(() => { ${ANSWER} })();` }), 'booked all the same'],
      [handler({ check: String.raw`!/^\d{10}$/.test(name)` }), 'right number, and it is refused'],
      [handler({ answer: "return reply.redirect('/book?error=phone');" }), 'still redirects'],
      [handler({ answer: "return reply.redirect(422, '/book?error=phone');" }), 'still redirects'],
      [handler({ answer: ANSWER.replace('return ', '') }), 'booked all the same'],
      [handler({ answer: ANSWER.replace('.code(422)', '') }), 'status is 200'],
      [handler({ answer: ANSWER.replace('422', '500') }), '500 does not say'],
      [handler({ answer: ANSWER.replace("'book'", "'error'") }), 'Nothing shows the form again'],
      [
        handler({ answer: "return reply.code(422).send({ name, phone, day, error: 'Write 10 digits.' });" }),
        'Nothing shows the form again',
      ],
      [handler({ answer: ANSWER.replace('name, phone, day', 'name, phone') }), 'does not get day'],
      [
        handler({ answer: ANSWER.replace("error: 'Write 10 digits.'", "error: ''") }),
        'hand the page an “error”',
      ],
      [handler({ answer: `while (true) {}\n  ${ANSWER}` }), 'within two seconds'],
      [handler({ answer: `await new Promise(() => {});\n  ${ANSWER}` }), 'never answers'],
      [handler({ insert: `${INSERT}\n${INSERT}` }), 'booked twice'],
      [handler({ insert: 'await bookings.insert({ name, day });' }), 'not what was typed'],
      [handler({ answer: ANSWER.replace('reply', 'response') }), "'response' is not defined"],
      [
        handler({ check: 'phone.length !== 10', answer: ANSWER.replace('phone,', "phone: '',") }),
        'is taken for a number',
      ],
      [handler({ check: 'phone.length < 10' }), 'is taken for a number'],
      [handler({ check: '!/^.{10}$/.test(phone)' }), '“98765 4321” is taken for a number'],
      ['', "'name' is not defined"],
      ['reply.code(422).view("book", { name, phone, day, error })', "'name' is not defined"],
    ],
  },
  'Show the error where it is': {
    right: [
      field({}),
      field({
        input: INPUT.replace('"phone-error"', '"hint phone-error"'),
        error: `<p id="hint">As in 9876543210</p>\n${ERROR}`,
      }),
      field({ error: '{{#if error}}<p id="phone-error">{{error}}</p>{{/if}}' }),
      field({
        input: INPUT.replace(
          '{{#if error}}aria-invalid="true"{{/if}}',
          'aria-invalid="{{#if error}}true{{else}}false{{/if}}"',
        ),
      }),
      field({
        input:
          '<input id=phone name=phone value="{{phone}}" {{#if error}}aria-invalid=true{{/if}} aria-describedby=phone-error>',
      }),
      field({
        error: '<div id="phone-error">{{#if error}}<span>Write 10 digits, without +91.</span>{{/if}}</div>',
      }),
      field({ error: '{{#if error}}<div id="phone-error"><div>Write 10 digits.</div></div>{{/if}}' }),
      field({ input: INPUT.replace('<input ', '<input title="10 > 9" ') }),
      field({
        error: '{{#if error}}<p id="phone-error">Write the number without +91, as in 9876543210.</p>{{/if}}',
      }),
      field({
        label: '<span id="l">Mobile number</span>',
        input: INPUT.replace('<input ', '<input aria-labelledby="l" '),
      }),
      field({ input: INPUT.replace('aria-describedby', 'aria-errormessage') }),
      `<label>Mobile number\n${INPUT}</label>\n${ERROR}`,
      field({
        input: INPUT.replace(
          'aria-describedby="phone-error"',
          '{{#if error}}aria-describedby="phone-error"{{/if}}',
        ),
      }),
      field({
        input: INPUT.replace(
          '{{#if error}}aria-invalid="true"{{/if}}',
          '{{#if error}} aria-invalid="true" {{/if}}',
        ).replace('>', ' inputmode="numeric" autocomplete="tel-national">'),
      }),
      field({ input: INPUT.replaceAll('"', "'") }),
      field({ error: '{{#if error}}<p id="phone-error">Enter ten digits.</p>{{/if}}' }),
      `${ERROR}\n${LABEL}\n${INPUT}`,
      `{{#if error}}${LABEL}${INPUT.replace('{{#if error}}aria-invalid="true"{{/if}}', 'aria-invalid="true"')}<p id="phone-error">Write 10 digits.</p>{{else}}${LABEL}<input id="phone" name="phone" value="{{phone}}">{{/if}}`,
      field({
        input: INPUT.replace('{{phone}}', '{{ phone }}')
          .replace('<input', '<INPUT')
          .replace('name=', 'NAME='),
      }),
      field({ label: `<!-- the field of the number -->${LABEL}` }),
      field({ input: INPUT.replace('name="phone"', 'type="tel" name="phone" required') }),
      field({ error: ERROR.replace('<p', '<p role="alert" class="red"') }),
    ],
    wrong: [
      [field({ label: '<label for="phone"></label>' }), 'no text'],
      [
        field({ error: '{{#if error}}<p id="phone-error" hidden>Write 10 digits.</p>{{/if}}' }),
        'cannot be seen',
      ],
      [field({ input: INPUT.replace('<input ', '<input type="hidden" ') }), 'cannot be filled in'],
      [field({ input: INPUT.replace('<input ', '<input disabled ') }), 'cannot be filled in'],
      [field({ input: INPUT.replace('<input ', '<input type="checkbox" ') }), 'cannot be filled in'],
      [field({ input: INPUT.replace('<input ', '<input readonly ') }), 'cannot be filled in'],
      [field({ input: INPUT.replace('{{phone}}', '{{name}}') }), 'comes back empty'],
      [
        field({
          input: INPUT.replace('"phone-error"', '"phone"'),
          error: '{{#if error}}<p id="phone">Write 10 digits.</p>{{/if}}',
        }),
        'twice',
      ],
      [
        field({ error: ERROR.replace('{{#if', '{{#unless').replace('{{/if', '{{/unless') }),
        'without an error',
      ],
      [field({ error: '{{#if error}}<p id="phone-error">Write 10 digits.</p>' }), 'never closed'],
      [field({ error: ERROR.replace('Write 10 digits, without +91.', 'Error 10') }), 'not what to do'],
      [
        field({ error: ERROR.replace('Write 10 digits, without +91.', 'Write 10 letters') }),
        'not what to do',
      ],
      [field({ input: INPUT.replace('{{phone}}', '{{telephone}}') }), 'comes back empty'],
      [`<label>Name <input name="name"></label>\nMobile number\n${INPUT}\n${ERROR}`, 'not tied to the field'],
      [field({ label: '<label>Mobile number</label>' }), 'not tied to the field'],
      [field({ label: LABEL.replace('phone', 'mobile') }), 'not tied to the field'],
      [field({ input: INPUT.replace('value="{{phone}}"', '') }), 'comes back empty'],
      [field({ input: INPUT.replace('{{phone}}', 'phone') }), 'comes back empty'],
      [field({ input: INPUT.replace('value="{{phone}}"', 'placeholder="{{phone}}"') }), 'comes back empty'],
      [field({ input: INPUT.replace('name="phone"', '') }), 'named phone'],
      [field({ input: INPUT.replace('name="phone"', 'name="mobile"') }), 'named phone'],
      [field({ input: INPUT.replace('aria-describedby="phone-error"', '') }), 'The error is not tied'],
      [field({ input: INPUT.replace('"phone-error"', '"error"') }), 'an id that no element has'],
      [field({ input: INPUT.replace('{{#if error}}aria-invalid="true"{{/if}}', '') }), 'aria-invalid'],
      [
        field({ input: INPUT.replace('{{#if error}}aria-invalid="true"{{/if}}', 'aria-invalid="true"') }),
        'before anything is wrong',
      ],
      [field({ input: INPUT.replace('aria-invalid="true"', 'aria-invalid="false"') }), 'aria-invalid'],
      [field({ error: '<p id="phone-error">Write 10 digits, without +91.</p>' }), 'without an error'],
      [field({ error: ERROR.replace('Write 10 digits, without +91.', 'Invalid input') }), 'not what to do'],
      [field({ error: ERROR.replace('Write 10 digits, without +91.', '') }), 'no text'],
      [
        field({ error: ERROR.replace('id="phone-error"', 'id="phone-error" style="display:none"') }),
        'cannot be seen',
      ],
      [
        field({ error: ERROR.replace('id="phone-error"', 'class="phone-error"') }),
        'an id that no element has',
      ],
      [field({ input: `${INPUT}\n<input name="phone">` }), 'twice'],
      [field({ input: INPUT.replace('"{{phone}}"', '"{{{phone}}}"') }), 'without being escaped'],
      [field({ label: '<label for="phone" hidden>Mobile number</label>' }), 'cannot be seen'],
      ['', 'The field is gone'],
      [`<!-- ${field({})} -->`, 'The field is gone'],
      [field({ error: ERROR.replace('{{#if error}}', '{{#if errors}}') }), 'no error is shown'],
    ],
  },
  'The last detail / status': {
    right: [
      '303',
      'HTTP 303',
      '303 (See Other)',
      '303 See Other',
      'See Other',
      'see other',
      'status 303',
      'HTTP status code 303',
      'Status: 303',
      '303.',
      '“303”',
      'code 303',
      'http 303',
      ' 303 ',
      '303: See Other',
      '= 303',
    ],
    wrong: [
      ['302', 'in practice'],
      ['302 Found', 'in practice'],
      ['Found', 'in practice'],
      ['HTTP 302', 'in practice'],
      ['301', 'moved for good'],
      ['301 Moved Permanently', 'moved for good'],
      ['308', 'moved for good'],
      ['307', 'keeps the method'],
      ['Temporary Redirect', 'keeps the method'],
      ['200', 'the answer to the POST'],
      ['304', 'still current'],
      ['404', 'Redirects begin with 3'],
      ['3', 'Redirects begin with 3'],
      ['303 Found', 'Write one number'],
      ['302 or 303', 'Write one number'],
      ['3xx', 'does not belong'],
      ['redirect', 'no number'],
    ],
  },
};

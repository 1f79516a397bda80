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
      `${TAKE}\nif (${CHECK}) {\n  ${ANSWER}\n}\n${INSERT}\nreturn reply.redirect('/booked', 303);`,
      handler({
        answer:
          "const html = await reply.viewAsync('book', { name, phone, day, error: 'Write 10 digits.' });\n  return reply.code(422).send(html);",
      }),
      handler({}),
      `${TAKE}
if (${CHECK}) {
  reply.code(422).view('book', { name, phone, day, error: 'Write 10 digits.' });
} else {
  await bookings.insert({ name, phone, day });
}`,
      handler({ answer: ANSWER.replace("'book'", "'book.html'") }),
      handler({
        answer:
          "const error = 'Write 10 digits.';\n  reply.code(422);\n  return reply.view('book', { name, phone, day, error });",
      }),
      `app.post('/book', async (request, reply) => {
  ${TAKE}
  if (${CHECK}) {
    ${ANSWER}
  }
  ${INSERT}
  return reply.view('booked', { name, day });
});`,
    ],
    wrong: [
      [
        `${TAKE}\nif (${CHECK}) {\n  ${ANSWER}\n}\n${INSERT}\nreturn reply.redirect('/booked', 301);`,
        'send it to /booked with 303',
      ],
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
    ],
  },
  'Show the error where it is': {
    right: [
      field({ error: ERROR.replace('Write 10 digits, without +91.', 'कृपया दस अंकों का मोबाइल नंबर लिखें') }),
      field({}),
      field({
        input:
          '<input id=phone name=phone value="{{phone}}" {{#if error}}aria-invalid=true{{/if}} aria-describedby=phone-error>',
      }),
      field({
        error: '{{#if error}}<p id="phone-error">Write the number without +91, as in 9876543210.</p>{{/if}}',
      }),
      field({
        input: INPUT.replace(
          '{{#if error}}aria-invalid="true"{{/if}}',
          '{{#if error}} aria-invalid="true" {{/if}}',
        ).replace('>', ' inputmode="numeric" autocomplete="tel-national">'),
      }),
      `{{#if error}}${LABEL}${INPUT.replace('{{#if error}}aria-invalid="true"{{/if}}', 'aria-invalid="true"')}<p id="phone-error">Write 10 digits.</p>{{else}}${LABEL}<input id="phone" name="phone" value="{{phone}}">{{/if}}`,
    ],
    wrong: [
      [field({ input: INPUT.replace('<input ', '<input type="number" ') }), '98765 4321'],
      [field({ input: INPUT.replace('<input ', '<input type="email" ') }), 'takes no telephone number'],
      [field({ input: INPUT.replace('<input ', '<input type="password" ') }), 'takes no telephone number'],
      [field({ input: INPUT.replace('<input ', '<input maxlength="9" ') }), 'ten digits can never be sent'],
      [
        field({ input: INPUT.replace('<input ', '<input pattern="[0-9]{9}" ') }),
        'ten digits can never be sent',
      ],
      [field({ input: INPUT.replace('<input ', '<input tabindex="-1" ') }), 'negative tabindex'],
      [field({ label: '<label for="phone"></label>' }), 'no text'],
      [
        field({ error: '{{#if error}}<p id="phone-error" hidden>Write 10 digits.</p>{{/if}}' }),
        'cannot be seen',
      ],
      [field({ input: INPUT.replace('<input ', '<input type="hidden" ') }), 'takes no telephone number'],
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
    ],
  },
  'The last detail / status': {
    right: [
      'HTTP/1.1 303 See Other',
      'HTTP/2 303',
      'HttpStatus.SEE_OTHER',
      'reply.code(303)',
      '303',
      '303 See Other',
      'status 303',
      '303.',
      'http 303',
    ],
    wrong: [
      ['302', 'in practice'],
      ['301', 'moved for good'],
      ['307', 'keeps the method'],
      ['200', 'the answer to the POST'],
      ['304', 'still current'],
      ['404', 'Redirects begin with 3'],
      ['303 Found', 'Write one status'],
    ],
  },
};

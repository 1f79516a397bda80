import { PATHS } from '../../contracts/paths.ts';
import type { LabPage } from '../types.ts';

const HANDLER = [
  "app.post('/book', async (request, reply) => {",
  '  const { name, phone, day } = request.body;',
  '  if (!/^\\d{10}$/.test(phone)) {',
  "    return reply.redirect('/book?error=phone');",
  '  }',
  '  await bookings.insert({ name, phone, day });',
  "  return reply.view('booked', { name, day });",
  '});',
];

/** Names of the status codes in RFC 9110. */
const STATUS_NAMES = {
  'see other': 303,
  'moved permanently': 301,
  'permanent redirect': 308,
  'temporary redirect': 307,
  'not modified': 304,
  found: 302,
};

const HANDLER_RESPONSES: Record<number, string> = {
  1: 'Line 1 only says which requests come here. The form does send its data: line 2 reads it.',
  2: 'After line 2 the three values are all there. Follow them from here on.',
  3: 'Line 3 refuses “98765 43210” because of the space, which is a fault of its own. But refusing a value and losing it are different things.',
  5: 'Line 5 closes the check.',
  6: 'Line 6 is reached with a right number only. The form that comes back empty had a wrong one.',
  7: 'Line 7 answers a booking that succeeded.',
  8: 'Line 8 closes the handler.',
};

export const webDevelopmentLab: LabPage = {
  kind: 'lab',
  path: `${PATHS.webDevelopment}/lab`,
  course: PATHS.webDevelopment,
  title: 'Repair a form that loses what you typed',
  label: 'Open lab',
  documentTitle: 'Web development lab: repair a form that loses input',
  description:
    'A free exercise for the browser: find why a booking form comes back empty, rewrite its handler and its markup, and stop the double booking.',
  lead: 'A booking form comes back empty after one missing digit, and one man is booked three times. Eight lines of code and ten of HTML are to blame.',
  image: 'course-web',
  invitation: 'Find why a form comes back empty, and repair its code and markup',
  minutes: 20,
  ahead: { forWhom: 'people who have seen some HTML and JavaScript', module: 'Data' },
  needs: 'This page. You should have seen some HTML and a little JavaScript',
  story: [
    'A physiotherapy practice takes bookings at booking.example.com. The receptionist says: “People call us because the form is empty again after an error. And yesterday one man was in our book three times.”',
    'The server is written with Fastify: POST /book runs the handler, reply.view renders a template, and {{phone}} in a template inserts a value, escaped.',
  ],
  materials: [
    { id: 'handler', title: 'book.js: the handler', lines: HANDLER, caption: 'Invented for this exercise.' },
    {
      id: 'template',
      title: 'book.html: the template',
      lines: [
        '<form method="post" action="/book">',
        '  {{#if error}}<p class="red">Invalid input</p>{{/if}}',
        '  <label>Name</label>',
        '  <input name="name">',
        '  <label>Mobile number</label>',
        '  <input name="phone">',
        '  <label>Day</label>',
        '  <input name="day" type="date">',
        '  <button>Book</button>',
        '</form>',
      ],
      caption:
        'Invented for this exercise. Everything between {{#if error}} and {{/if}} is drawn only if there is an error.',
    },
  ],
  steps: [
    {
      kind: 'lines',
      title: 'Where does the input get lost?',
      task: 'Somebody types a number with nine digits and gets an empty form. Pick the line that throws the input away.',
      lines: HANDLER.map((text, index) =>
        index === 3 ? { text, isRight: true } : { text, response: HANDLER_RESPONSES[index + 1] },
      ),
      hint: 'A redirect makes the browser send a second request. What does that one carry?',
      answer: 'Line 4: the redirect.',
      explanation: [
        'The browser answers a redirect with a new GET request, without the body of the first. The page behind /book?error=phone knows that there was an error, and nothing of what was typed.',
      ],
    },
    {
      kind: 'choice',
      title: 'Choose the repair',
      task: 'How should the server answer a number that it cannot use?',
      options: [
        {
          text: 'Put name, number and day into the address: /book?name=…&phone=…',
          response:
            'That brings the values back, and puts names and phone numbers into the browser’s history and every log on the way.',
        },
        {
          text: 'Keep what is typed in localStorage and fill it in again by script',
          response:
            'That needs the script to have arrived, and leaves a patient’s number on a shared computer. The server has the values in its hand already.',
        },
        {
          text: 'Answer the POST with the form itself: status 422, with the values and the error in it',
          isRight: true,
        },
        {
          text: 'Check in the browser, so that the server never sees a wrong number',
          response:
            'Checking in the browser helps the visitor and is worth adding. The server still gets wrong numbers, from older browsers, scripts and mistakes, and has to answer them.',
        },
      ],
      hint: 'In which request does the server have the values?',
      answer: 'With the form itself, status 422 and everything that was typed.',
      explanation: [
        'The values never leave the request in which they came. It works without script, and 422 tells programs that nothing was booked.',
      ],
    },
    {
      kind: 'code',
      title: 'Write it',
      task: 'Change the answer inside the if. The template is called book; it takes name, phone, day and error.',
      label: 'Part of book.js',
      start: HANDLER.slice(1, 6)
        .map((line) => line.slice(2))
        .join('\n'),
      runner: 'handler',
      hint: 'reply.code(422).view(…): the second argument of view is an object with what the template needs.',
      answer: 'The same page again, with status, values and error:',
      example: [
        'const { name, phone, day } = request.body;',
        "if (!/^\\d{10}$/.test(phone.replaceAll(/[ -]/g, ''))) {",
        "  return reply.code(422).view('book', {",
        '    name,',
        '    phone,',
        '    day,',
        "    error: 'Write 10 digits, without +91.',",
        '  });',
        '}',
        'await bookings.insert({ name, phone, day });',
      ].join('\n'),
      explanation: [
        'Spaces and hyphens are taken out before the check, so that “98765 43210” is booked. Refuse as little as you can.',
      ],
    },
    {
      kind: 'code',
      title: 'Show the error where it is',
      task: 'Rewrite the field of the mobile number: its value comes back, its label and its error belong to it, and the error says what to do.',
      label: 'Part of book.html',
      start: [
        '<label>Mobile number</label>',
        '<input name="phone">',
        '{{#if error}}<p class="red">Invalid input</p>{{/if}}',
      ].join('\n'),
      runner: 'form-field',
      hint: 'Label and input meet in for and id. Input and error meet in aria-describedby and id. The state of the field is aria-invalid.',
      answer: 'The three elements, tied to each other:',
      example: [
        '<label for="phone">Mobile number</label>',
        '<input id="phone" name="phone" value="{{phone}}"',
        '  {{#if error}}aria-invalid="true"{{/if}}',
        '  aria-describedby="phone-error"',
        '  inputmode="numeric" autocomplete="tel-national">',
        '{{#if error}}',
        '<p id="phone-error" class="red">Write 10 digits, without +91.</p>',
        '{{/if}}',
      ].join('\n'),
      explanation: [
        'A tap on the label now lands in the field. A screen reader says “Mobile number, invalid, write 10 digits” when the field has the focus. autocomplete lets the phone fill in its own number.',
      ],
    },
    {
      kind: 'choice',
      title: 'Booked three times',
      task: 'The man had a slow connection and tapped “Book” three times. What makes sure that he is booked once?',
      options: [
        {
          text: 'Disable the button after the first tap',
          response:
            'That helps, and needs script. If the answer gets lost on the way, he reloads and books again all the same.',
        },
        {
          text: 'Ask “Are you sure?” before booking',
          response: 'He is sure. He answers it three times.',
        },
        {
          text: 'A random key in each form, unique in the table: the same key gets the same answer',
          isRight: true,
        },
        {
          text: 'Refuse a second booking from the same IP address',
          response:
            'Two patients behind one mobile network share an address; and one patient may book two days.',
        },
      ],
      hint: 'What can the server recognise as the same attempt, even when the first answer never arrived?',
      answer: 'A key for each form, that the database accepts once.',
      explanation: [
        'The server draws a random key into a hidden field. The table has a unique constraint on it, so that even three requests at the same moment end in one row; the other two get the answer of the first. This is called idempotency; payment gateways ask for it.',
      ],
    },
    {
      kind: 'fields',
      title: 'The last detail',
      task: 'After a booking that succeeded, the visitor presses reload and the browser asks whether to send the form again. Which status sends the browser on to /booked with GET?',
      fields: [
        {
          name: 'status',
          label: 'Status code',
          input: 'numeric',
          reads: 'status',
          names: STATUS_NAMES,
          accepted: [303],
          wrong: [
            {
              answers: [302],
              response:
                '302 works in practice, as browsers turn it into GET by habit. One status says so by definition: the one after it.',
            },
            { answers: [301, 308], response: 'That one says that /book has moved for good, and it has not.' },
            {
              answers: [307],
              response: '307 keeps the method: the browser would send the POST to the next page as well.',
            },
            {
              answers: [200],
              response: 'With 200 the page is the answer to the POST: reload sends it again.',
            },
            {
              answers: [304],
              response: '304 says that what the browser has is still current. It leads nowhere.',
            },
          ],
          otherwise: 'Redirects begin with 3. The one wanted is called “See Other”.',
        },
      ],
      hint: 'RFC 9110 calls it “See Other”.',
      answer: '303 See Other.',
      explanation: [
        'This is the Post/Redirect/Get pattern: after a success, reload fetches /booked again and sends no form.',
      ],
    },
  ],
  closing: {
    did: [
      'You followed a value through a request and found where it was lost.',
      'You rewrote a handler so that an error costs nobody their typing.',
      'You tied label, field and error together for every kind of user.',
      'You stopped the double booking where it happens, in the database.',
    ],
    adds: [
      {
        text: 'Build such a form from the start, without script first.',
        lesson: 'Forms, labels and error messages',
      },
      { text: 'Check every field on the server, and give it a type.', lesson: 'Validating every request' },
      {
        text: 'Test a form with the keyboard, with zoom and with axe.',
        lesson: 'WCAG 2.2 AA: focus, zoom and checks with axe',
      },
      { text: 'Let the same webhook arrive twice, and book once.', lesson: 'Idempotency' },
    ],
  },
};

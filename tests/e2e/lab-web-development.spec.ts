import { choose, pick, testLabByKeyboard, type } from './lab-by-keyboard.ts';

const HANDLER = (answer: string) => `const { name, phone, day } = request.body;
if (!/^\\d{10}$/.test(phone)) {
  ${answer}
}
await bookings.insert({ name, phone, day });`;

const FIELD = (text: string) => `<label for="mobile">Mobile number</label>
<input id="mobile" name="phone" value="{{phone}}" aria-describedby="wrong" {{#if error}}aria-invalid="true"{{/if}}>
{{#if error}}<p id="wrong">${text}</p>{{/if}}`;

testLabByKeyboard('web development', {
  path: '/it-trainings/web-development/lab',
  steps: [
    {
      title: 'Where does the input get lost?',
      wrong: pick(2),
      says: 'After line 2 the three values are all there',
      right: pick(4),
    },
    {
      title: 'Choose the repair',
      wrong: choose('Put name, number and day into the address: /book?name=…&phone=…'),
      says: 'history and every log',
      right: choose('Answer the POST with the form itself: status 422, with the values and the error in it'),
    },
    {
      title: 'Write it',
      wrong: type({
        'Part of book.js': HANDLER("return reply.code(422).view('book', { error: 'Wrong' });"),
      }),
      says: 'The page does not get name and phone and day',
      right: type({
        'Part of book.js': HANDLER(
          "return reply.code(422).view('book', { ...request.body, error: 'Wrong' });",
        ),
      }),
    },
    {
      title: 'Show the error where it is',
      wrong: type({ 'Part of book.html': FIELD('Invalid input') }),
      says: 'Name the format',
      right: type({ 'Part of book.html': FIELD('Write ten digits.') }),
    },
    {
      title: 'Booked three times',
      wrong: choose('Disable the button after the first tap'),
      says: 'If the answer gets lost on the way',
      right: choose('A random key in each form, unique in the table: the same key gets the same answer'),
    },
    {
      title: 'The last detail',
      wrong: type({ 'Status code': '302' }),
      says: 'One status says so by definition',
      right: type({ 'Status code': '303' }),
    },
  ],
});

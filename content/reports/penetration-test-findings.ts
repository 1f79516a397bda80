import { exchange } from './penetration-test-evidence.ts';
import type { Finding } from './report-types.ts';

/** Findings of the sample penetration test, most severe first. */
export const penetrationTestFindings: Finding[] = [
  {
    id: 'HB-01',
    title: 'The code that resets a password can be guessed',
    severity: 'Critical',
    cvss40: { vector: 'CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:N/VC:H/VI:H/VA:N/SC:N/SI:N/SA:N', score: 9.3 },
    cvss31: { vector: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:N', score: 9.1 },
    cwe: [307, 640],
    wstg: ['WSTG-ATHN-09', 'WSTG-ATHN-03'],
    where: ['POST /v2/auth/reset', 'POST /v2/auth/reset/confirm'],
    preconditions: 'None. The attacker knows or guesses the email address of an account.',
    steps: [
      'Ask for a reset of `asha.test@harbourbasket.example` with `POST /v2/auth/reset`. The code that arrives by email has six digits and is valid for 30 minutes.',
      'Send wrong codes to `POST /v2/auth/reset/confirm`, beginning with `000000`. Each gets the answer 400. No limit on attempts stops them.',
      'After 1,000 wrong codes, sent over one connection in 41 seconds, send the right one. The password is changed.',
    ],
    evidence: [
      exchange({
        caption: 'The thousandth wrong code, at 11:42 IST',
        at: '2026-09-08T06:12:40Z',
        site: 'shop',
        ask: ['POST /v2/auth/reset/confirm HTTP/1.1'],
        send: [
          '{"email":"asha.test@harbourbasket.example","code":"[[000999]]","password":"Test-Basket-2026"}',
        ],
        status: '400 Bad Request',
        answer: ['{"error":"code_invalid"}'],
      }),
      exchange({
        caption: 'The right code, eleven seconds later',
        at: '2026-09-08T06:12:51Z',
        site: 'shop',
        ask: ['POST /v2/auth/reset/confirm HTTP/1.1'],
        send: [
          '{"email":"asha.test@harbourbasket.example","code":"[[418073]]","password":"Test-Basket-2026"}',
        ],
        status: '200 OK',
        answer: ['{"status":"[[password_changed]]"}'],
      }),
      {
        kind: 'text',
        text: 'One connection sends about 24 codes a second, which is 43,900 of the 1,000,000 in 30 minutes. A new reset may be asked for at once, so with ten connections an attacker can expect to reach one account within an hour or two. We stopped at 1,000, because load was out of scope.',
      },
    ],
    impact:
      'Anybody on the internet can take over a customer’s account: delivery addresses, order history and the wallet, which may hold up to ₹10,000 and pays without a further question. Staff sign in through the same call; the password of a head-office administrator can be reset in the same way. We told Leela D’Souza by telephone at 12:05 IST on the day.',
    cause:
      'The code is checked against the database with no count of attempts. The gateway has a limit on `POST /v2/auth/sign-in` only; the reset calls were added in build 4.11.0 and are not in its list.',
    fix: {
      text: 'Count attempts where the code is kept, and discard it after five. An attacker passes a limit that is only at the gateway by changing the address. Better still, send a link with a random token of 32 bytes; then there is nothing to guess.',
      file: 'auth/confirm-reset.ts',
      before: [
        "const reset = await db.selectFrom('password_resets').selectAll()",
        "  .where('email', '=', email).where('expires_at', '>', new Date()).executeTakeFirst();",
        "if (reset?.code !== code) return reply.code(400).send({ error: 'code_invalid' });",
      ],
      after: [
        '[[// Counts and reads in one statement, so that two requests at once cannot share an attempt.]]',
        "const reset = await db.[[updateTable('password_resets')]]",
        "  [[.set((is) => ({ attempts: is('attempts', '+', 1) }))]]",
        "  .where('email', '=', email).where('expires_at', '>', new Date())",
        "  [[.where('attempts', '<', 5)]].returningAll().executeTakeFirst();",
        "if (!reset) return reply.code([[410]]).send({ error: '[[code_void]]' });",
        "if ([[!equalInConstantTime(reset.code, code)]]) return reply.code(400).send({ error: 'code_invalid' });",
      ],
    },
    foundOn: '2026-09-08',
    reportedOn: '2026-09-08',
    retest: {
      on: '2026-10-26',
      status: 'Closed',
      evidence: [
        {
          kind: 'text',
          text: 'On build 4.19.1 the sixth attempt is refused, and so is the right code after it. A new code is sent at most three times an hour for one address; further requests get the same 202.',
        },
        exchange({
          caption: 'The right code after five wrong ones',
          at: '2026-10-26T05:03:17Z',
          site: 'shop',
          ask: ['POST /v2/auth/reset/confirm HTTP/1.1'],
          send: ['{"email":"asha.test@harbourbasket.example","code":"902655","password":"Test-Basket-2027"}'],
          status: '[[410 Gone]]',
          answer: ['{"error":"[[code_void]]"}'],
        }),
      ],
    },
    residualRisk:
      'Five attempts at each of three codes an hour leave a chance of about 1 in 67,000 for each hour and account. An alert on many voided codes would show an attack on many accounts at once.',
  },
  {
    id: 'HB-02',
    title: 'A store clerk can make herself a manager',
    severity: 'High',
    cvss40: { vector: 'CVSS:4.0/AV:N/AC:L/AT:N/PR:L/UI:N/VC:H/VI:H/VA:L/SC:N/SI:N/SA:N', score: 8.7 },
    cvss31: { vector: 'CVSS:3.1/AV:N/AC:L/PR:L/UI:N/S:U/C:H/I:H/A:L', score: 8.3 },
    cwe: [915, 269],
    wstg: ['WSTG-ATHZ-03', 'WSTG-BUSL-02'],
    where: ['PATCH /v2/staff/me'],
    preconditions: 'An account of the role clerk.',
    steps: [
      'Sign in to the console as `clerk.mysuru@harbourbasket.example` and change the display name. The page sends only `displayName`.',
      'Repeat the request with an additional field `role`.',
      'Open the console again: the menus of a manager are there, and refunds can be approved.',
    ],
    evidence: [
      exchange({
        caption: 'One field more than the page sends',
        at: '2026-09-09T05:31:08Z',
        site: 'console',
        as: 'clerk.mysuru',
        ask: ['PATCH /v2/staff/me HTTP/1.1'],
        send: ['{"displayName":"Clerk Mysuru"[[,"role":"manager"]]}'],
        status: '200 OK',
        answer: ['{"id":311,"store":7,"displayName":"Clerk Mysuru","role":"[[manager]]"}'],
      }),
    ],
    impact:
      'Each of the clerks of all stores can approve refunds to a wallet, import pictures into recipes and close delivery slots. If the same clerk can request and approve a refund, the finance team’s rule that two people must agree is useless. Setting `admin` in the same way was refused by a check elsewhere.',
    cause:
      'The handler passes the whole body to the update. The schema of the request lists the fields that are known, but lets others through, which is what JSON Schema does unless told otherwise.',
    fix: {
      text: 'List the fields that people may change in their own record, and refuse all others. Set `additionalProperties: false` for every schema, and `removeAdditional: false` for Ajv: Fastify otherwise drops unknown fields and says nothing; add a test that sends an unknown field to each route.',
      file: 'staff/update-own-profile.ts',
      before: [
        "await db.updateTable('staff').set(request.body)",
        "  .where('id', '=', request.staff.id).execute();",
      ],
      after: [
        'const { [[displayName]] } = request.body;',
        "await db.updateTable('staff').set([[{ displayName }]])",
        "  .where('id', '=', request.staff.id).execute();",
      ],
    },
    foundOn: '2026-09-09',
    reportedOn: '2026-09-09',
    retest: {
      on: '2026-10-26',
      status: 'Closed',
      evidence: [
        exchange({
          caption: 'The same request on build 4.19.1',
          at: '2026-10-26T05:26:44Z',
          site: 'console',
          as: 'clerk.mysuru',
          ask: ['PATCH /v2/staff/me HTTP/1.1'],
          send: ['{"displayName":"Clerk Mysuru","role":"manager"}'],
          status: '[[422 Unprocessable Entity]]',
          answer: ['{"error":"[[unknown_field]]","field":"role"}'],
        }),
        {
          kind: 'text',
          text: 'We sent an unknown field to all 41 routes that write. All refused it.',
        },
      ],
    },
    residualRisk:
      'None known for these routes. The role should be part of what the audit log records; it is not yet.',
  },
  {
    id: 'HB-03',
    title: 'A customer can read and change another customer’s order',
    severity: 'High',
    cvss40: { vector: 'CVSS:4.0/AV:N/AC:L/AT:N/PR:L/UI:N/VC:H/VI:H/VA:N/SC:N/SI:N/SA:N', score: 8.6 },
    cvss31: { vector: 'CVSS:3.1/AV:N/AC:L/PR:L/UI:N/S:U/C:H/I:H/A:N', score: 8.1 },
    cwe: [639],
    wstg: ['WSTG-ATHZ-04', 'WSTG-ATHZ-02'],
    where: ['GET /v2/orders/{id}', 'PATCH /v2/orders/{id}/delivery'],
    preconditions: 'An account of a customer, which anybody can open.',
    steps: [
      'As Asha (customer 20417), open the page of order 118204. The page reads `GET /v2/orders/118204`.',
      'Change the number to 118207, an order of Bina (customer 20418). It is answered in full.',
      'Send `PATCH /v2/orders/118207/delivery` with another address. Bina’s order shows it.',
    ],
    evidence: [
      exchange({
        caption: 'Asha reads the order of Bina',
        at: '2026-09-09T09:14:02Z',
        site: 'shop',
        as: 'asha.test',
        ask: ['GET /v2/orders/[[118207]] HTTP/1.1'],
        status: '200 OK',
        answer: [
          '{"id":118207,"customer":[[20418]],"status":"packed","total":1846,',
          ' "delivery":{"name":"Bina Test","line1":"[[14 Test Lane]]","city":"Hubballi","phone":"9000000018"}}',
        ],
      }),
      exchange({
        caption: 'Asha changes where it is delivered',
        at: '2026-09-09T09:16:37Z',
        site: 'shop',
        as: 'asha.test',
        ask: ['PATCH /v2/orders/[[118207]]/delivery HTTP/1.1'],
        send: ['{"line1":"[[9 Other Street]]"}'],
        status: '200 OK',
        answer: [
          '{"id":118207,"customer":20418,"delivery":{"name":"Bina Test","line1":"[[9 Other Street]]"}}',
        ],
      }),
    ],
    impact:
      'Names, addresses and telephone numbers of all customers can be read one order after the other, as the numbers count up. That is a breach of personal data, to be reported to CERT-In within six hours, and from May 2027 to the Data Protection Board as well. Paid baskets can be redirected until the van departs. We opened only one order of another account, which was our own second account.',
    cause:
      'The order is looked up by its number alone. The list of orders is filtered by customer; the page of one order, its update and the invoice were written later and are not.',
    fix: {
      text: 'Ask for the order together with its owner, in one place that all three calls use. Answer 404, as for an order that does not exist. Random numbers instead of consecutive ones make guessing harder, but are no substitute.',
      file: 'orders/find-order.ts',
      before: [
        'export const findOrder = (id: number) =>',
        "  db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();",
      ],
      after: [
        'export const findOrder = (id: number, [[customer: number]]) =>',
        "  db.selectFrom('orders').selectAll().where('id', '=', id)",
        "    [[.where('customer_id', '=', customer)]].executeTakeFirst();",
      ],
    },
    foundOn: '2026-09-09',
    reportedOn: '2026-09-10',
    retest: {
      on: '2026-10-26',
      status: 'Closed',
      evidence: [
        exchange({
          caption: 'Asha asks for the order of Bina on build 4.19.1',
          at: '2026-10-26T06:02:19Z',
          site: 'shop',
          as: 'asha.test',
          ask: ['GET /v2/orders/118207 HTTP/1.1'],
          status: '[[404 Not Found]]',
          answer: ['{"error":"not_found"}'],
        }),
        {
          kind: 'text',
          text: 'The update and the invoice answer in the same way. With Bina’s own session the order is shown.',
        },
      ],
    },
    residualRisk: 'None known. Clerks see all orders of their store, which is what the role is for.',
  },
  {
    id: 'HB-04',
    title: 'SQL injection in the sort order of the sales report',
    severity: 'High',
    cvss40: { vector: 'CVSS:4.0/AV:N/AC:L/AT:N/PR:L/UI:N/VC:H/VI:N/VA:N/SC:N/SI:N/SA:N', score: 7.1 },
    cvss31: { vector: 'CVSS:3.1/AV:N/AC:L/PR:L/UI:N/S:U/C:H/I:N/A:N', score: 6.5 },
    cwe: [89],
    wstg: ['WSTG-INPV-05'],
    where: ['GET /v2/reports/sales'],
    preconditions: 'An account of the role clerk.',
    steps: [
      'As `clerk.mysuru@harbourbasket.example` open Sales. The page asks with `sort=day`.',
      'Put a condition in place of the name of the column. Where the condition is true the oldest day comes first, where it is false the newest.',
      'Ask for one letter after another. We read the name of the database’s user, eight letters, and stopped.',
    ],
    evidence: [
      exchange({
        caption: 'True: the first letter of the user is r, and the oldest day comes first',
        at: '2026-09-10T07:48:55Z',
        site: 'console',
        as: 'clerk.mysuru',
        ask: [
          "GET /v2/reports/sales?sort=[[(CASE+WHEN+substr(current_user,1,1)='r'+THEN+1+ELSE+-1+END)]]",
          '    [[*extract(epoch+from+day)]] HTTP/1.1',
        ],
        status: '200 OK',
        answer: ['{"rows":[{"day":"[[2026-08-01]]","orders":212,"total":301440}, …'],
      }),
      exchange({
        caption: 'False: the newest day comes first',
        at: '2026-09-10T07:49:21Z',
        site: 'console',
        as: 'clerk.mysuru',
        ask: [
          "GET /v2/reports/sales?sort=(CASE+WHEN+substr(current_user,1,1)='[[x]]'+THEN+1+ELSE+-1+END)",
          '    *extract(epoch+from+day) HTTP/1.1',
        ],
        status: '200 OK',
        answer: ['{"rows":[{"day":"[[2026-08-31]]","orders":198,"total":287115.5}, …'],
      }),
    ],
    impact:
      'A clerk can read all tables that the reports’ user may read: sales of every store, customers with address and telephone, staff with their password hashes. The user `reporter` can write nothing, which keeps it from being critical.',
    cause:
      'The name of a column cannot be a parameter of a prepared statement, so it was put together as text. All other values of the query are bound.',
    fix: {
      text: 'Choose the column from a list. Put nothing from the request into the text of the statement. Remove the right of `reporter` to read the table `staff`.',
      file: 'reports/sales.ts',
      before: ['const order = sql.raw(`order by ${request.query.sort}`);'],
      after: [
        "const COLUMNS = { day: 'day', orders: 'orders', total: 'total' } as const;",
        'const column = [[COLUMNS[request.query.sort as keyof typeof COLUMNS]]];',
        "if (!column) return reply.code(422).send({ error: 'unknown_sort' });",
        'const order = sql`order by ${[[sql.ref(column)]]}`;',
      ],
    },
    foundOn: '2026-09-10',
    reportedOn: '2026-09-10',
    retest: {
      on: '2026-10-26',
      status: 'Closed',
      evidence: [
        exchange({
          caption: 'The same condition on build 4.19.1',
          at: '2026-10-26T07:10:33Z',
          site: 'console',
          as: 'clerk.mysuru',
          ask: [
            "GET /v2/reports/sales?sort=(CASE+WHEN+substr(current_user,1,1)='r'+THEN+1+ELSE+-1+END)",
            '    *extract(epoch+from+day) HTTP/1.1',
          ],
          status: '[[422 Unprocessable Entity]]',
          answer: ['{"error":"[[unknown_sort]]"}'],
        }),
      ],
    },
    residualRisk:
      'The client says that `reporter` no longer reads `staff`. We saw the line of the migration, but not the grants of the database itself.',
  },
  {
    id: 'HB-05',
    title: 'Answers tell who is a customer',
    severity: 'Medium',
    cvss40: { vector: 'CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:N/VC:L/VI:N/VA:N/SC:N/SI:N/SA:N', score: 6.9 },
    cvss31: { vector: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:L/I:N/A:N', score: 5.3 },
    cwe: [204],
    wstg: ['WSTG-IDNT-04'],
    where: ['POST /v2/auth/reset', 'POST /v2/auth/register'],
    preconditions: 'None.',
    steps: [
      'Ask for a reset of `asha.test@harbourbasket.example`: 202.',
      'Ask for a reset of `nobody.test@harbourbasket.example`: 404.',
      'Register with the address of Asha: the answer says that it is taken.',
    ],
    evidence: [
      exchange({
        caption: 'An address without an account',
        at: '2026-09-08T05:20:11Z',
        site: 'shop',
        ask: ['POST /v2/auth/reset HTTP/1.1'],
        send: ['{"email":"[[nobody.test]]@harbourbasket.example"}'],
        status: '[[404 Not Found]]',
        answer: ['{"error":"[[no_such_account]]"}'],
      }),
    ],
    impact:
      'An attacker can find out which addresses on a list belong to customers. This helps with trying passwords from other leaks, with emails that pretend to come from the firm, and with HB-01.',
    cause:
      'The call looks for the account before it answers, and the answer is worded to help people who mistype.',
    fix: {
      text: 'Answer 202 always, and send an email in both cases: the code, or that there is no account. For registration, ask only for the address first, and continue with a link in the email.',
      file: 'auth/request-reset.ts',
      before: [
        'const account = await findAccount(email);',
        "if (!account) return reply.code(404).send({ error: 'no_such_account' });",
        'await sendResetCode(account);',
        'return reply.code(202).send();',
      ],
      after: [
        'const account = await findAccount(email);',
        '[[void (account ? sendResetCode(account) : sendNoAccountNotice(email)).catch(log.error);]]',
        'return reply.code(202).send();',
      ],
    },
    foundOn: '2026-09-08',
    reportedOn: '2026-09-18',
    retest: {
      on: '2026-10-27',
      status: 'Accepted',
      evidence: [
        {
          kind: 'text',
          text: 'The reset is repaired: both addresses are answered with 202, in 212 and 215 ms (median of 50). Registration still says that an address is taken. Leela D’Souza accepted this on 2026-10-22 until the new sign-up of March 2027.',
        },
        exchange({
          caption: 'An address without an account, on build 4.19.1',
          at: '2026-10-27T05:12:09Z',
          site: 'shop',
          ask: ['POST /v2/auth/reset HTTP/1.1'],
          send: ['{"email":"nobody.test@harbourbasket.example"}'],
          status: '[[202 Accepted]]',
        }),
      ],
    },
    residualRisk:
      'Registration still reveals it, for ten addresses a minute from each source. Passwords from other leaks remain possible against customers without a second factor.',
  },
  {
    id: 'HB-06',
    title: 'The import of recipe pictures reads addresses inside the network',
    severity: 'Medium',
    cvss40: { vector: 'CVSS:4.0/AV:N/AC:L/AT:N/PR:H/UI:N/VC:L/VI:N/VA:N/SC:H/SI:N/SA:N', score: 6.1 },
    cvss31: { vector: 'CVSS:3.1/AV:N/AC:L/PR:H/UI:N/S:C/C:H/I:N/A:N', score: 6.8 },
    cwe: [918],
    wstg: ['WSTG-INPV-19'],
    where: ['POST /v2/recipes/import-picture'],
    preconditions: 'An account with the role manager, or a clerk’s account together with HB-02.',
    steps: [
      'As `manager.mysuru@harbourbasket.example`, open Recipes and import a picture by its address.',
      'Give the address of a host of ours, 198.51.100.24: it is asked from within the client’s network.',
      'Give `http://10.20.0.15:9200/`. The answer of the search server comes back inside the error.',
    ],
    evidence: [
      exchange({
        caption: 'The search server answers through the import',
        at: '2026-09-11T10:04:26Z',
        site: 'console',
        as: 'manager.mysuru',
        ask: ['POST /v2/recipes/import-picture HTTP/1.1'],
        send: ['{"recipe":88,"url":"[[http://10.20.0.15:9200/]]"}'],
        status: '422 Unprocessable Entity',
        answer: [
          '{"error":"not_a_picture","received":"{ [[\\"name\\" : \\"search-stage-1\\"]], \\"cluster_name\\" : \\"hb…"}',
        ],
      }),
    ],
    impact:
      'The search server has no password of its own and holds orders with addresses. A manager, or a clerk who became one, can read it, and can find other services in the network. The service for instance metadata at 169.254.169.254 refused us, because it asks for a token first.',
    cause:
      'The import fetches whatever address it is given, follows redirects, and returns the first 200 characters of anything that is not a picture.',
    fix: {
      text: 'Allow only https and public addresses, and check the address that is connected to, not its name. Follow no redirects. Return nothing from the answer. Let the importing process reach the internet only through a proxy that has no access to internal networks.',
      file: 'recipes/fetch-picture.ts',
      before: ['const answer = await fetch(url);'],
      after: [
        "if (new URL(url).protocol !== 'https:') throw new NotAPicture();",
        '[[// Looks the name up once, refuses private and local ranges, and connects to that address.]]',
        "const answer = await fetch(url, { [[dispatcher: publicAddressesOnly]], [[redirect: 'error']] });",
      ],
    },
    foundOn: '2026-09-11',
    reportedOn: '2026-09-11',
    retest: {
      on: '2026-10-26',
      status: 'Closed',
      evidence: [
        exchange({
          caption: 'The same address on build 4.19.1',
          at: '2026-10-26T09:40:58Z',
          site: 'console',
          as: 'manager.mysuru',
          ask: ['POST /v2/recipes/import-picture HTTP/1.1'],
          send: ['{"recipe":88,"url":"http://10.20.0.15:9200/"}'],
          status: '422 Unprocessable Entity',
          answer: ['{"error":"[[address_not_allowed]]"}'],
        }),
        {
          kind: 'text',
          text: 'A redirect from our host to 10.20.0.15, a name that changes its address between two look-ups, and `https://[::ffff:10.20.0.15]/` were refused as well.',
        },
      ],
    },
    residualRisk:
      'The search server still has no password. That was out of scope; we advise it all the same.',
  },
  {
    id: 'HB-07',
    title: 'A voucher is deducted twice when two requests arrive together',
    severity: 'Medium',
    cvss40: { vector: 'CVSS:4.0/AV:N/AC:L/AT:P/PR:L/UI:N/VC:N/VI:H/VA:N/SC:N/SI:N/SA:N', score: 6.0 },
    cvss31: { vector: 'CVSS:3.1/AV:N/AC:H/PR:L/UI:N/S:U/C:N/I:H/A:N', score: 5.3 },
    cwe: [362],
    wstg: ['WSTG-BUSL-05', 'WSTG-BUSL-04'],
    where: ['POST /v2/basket/voucher', 'POST /v2/wallet/referral'],
    preconditions: 'An account of a customer and a voucher that is valid once.',
    steps: [
      'Put goods for ₹1,200 into the basket of Asha.',
      'Send the voucher `TEST-500`, valid once for ₹500, in 20 requests that end in the same packet.',
      'Read the basket: the voucher has been deducted three times. In five tries it was two to four times. The client made the voucher valid again before each try.',
      'Check out. Order 118231 is made, and ₹300 are in the wallet of Asha.',
    ],
    evidence: [
      {
        kind: 'listing',
        caption: 'Answers to 20 requests that arrived within 3 ms',
        lines: [
          '#01 200 {"voucher":"TEST-500","discount":500,"total":700}',
          '#04 200 {"voucher":"TEST-500","discount":[[1000]],"total":200}',
          '#07 200 {"voucher":"TEST-500","discount":[[1500]],"total":[[-300]]}',
          '    17 others: 409 {"error":"voucher_used"}',
        ],
      },
      exchange({
        caption: 'The basket afterwards',
        at: '2026-09-15T06:55:47Z',
        site: 'shop',
        as: 'asha.test',
        ask: ['GET /v2/basket HTTP/1.1'],
        status: '200 OK',
        answer: ['{"customer":20417,"goods":1200,"discount":[[1500]],"total":[[-300]]}'],
      }),
    ],
    impact:
      'Each voucher can be used for several times its value. A negative total is credited to the wallet at checkout, so that vouchers turn into money: ₹300 here. The loss grows with the value of vouchers in use; the campaign planned for January will have 40,000 of them.',
    cause:
      'The handler checks whether the voucher is used, deducts it, and marks it as used, in three statements. Requests that come between the first and the third pass.',
    fix: {
      text: 'Check and mark the voucher in one statement, in the transaction that deducts the amount. Let the database refuse a total below zero. The reward for referrals, which has the same three statements, needs the same.',
      file: 'basket/apply-voucher.ts',
      before: [
        "const voucher = await db.selectFrom('vouchers').selectAll().where('code', '=', code)",
        '  .executeTakeFirst();',
        "if (voucher?.used_at) return reply.code(409).send({ error: 'voucher_used' });",
        'await discount(basket, voucher.amount);',
        "await db.updateTable('vouchers').set({ used_at: now }).where('code', '=', code).execute();",
      ],
      after: [
        'await db.[[transaction()]].execute(async (transaction) => {',
        "  const voucher = await transaction.[[updateTable('vouchers').set({ used_at: now })]]",
        "    .where('code', '=', code)[[.where('used_at', 'is', null)]].returningAll().executeTakeFirst();",
        '  if (!voucher) throw new VoucherUsed();',
        '  await discount(basket, voucher.amount, transaction);',
        '});',
        '[[-- and in the schema: alter table baskets add check (total >= 0);]]',
      ],
    },
    foundOn: '2026-09-15',
    reportedOn: '2026-09-15',
    retest: {
      on: '2026-10-27',
      status: 'Partly closed',
      evidence: [
        {
          kind: 'listing',
          caption: 'Vouchers on build 4.19.1: one of 20 requests is accepted, in each of ten tries',
          lines: [
            '#02 200 {"voucher":"TEST-500","discount":500,"total":700}',
            '    [[19 others]]: 409 {"error":"voucher_used"}',
          ],
        },
        {
          kind: 'listing',
          caption: 'The reward for referrals is not repaired: POST /v2/wallet/referral, 20 requests',
          lines: [
            '#01 200 {"reward":100,"wallet":400}',
            '#03 200 {"reward":100,"wallet":[[500]]}',
            '    18 others: 409 {"error":"already_rewarded"}',
          ],
        },
      ],
    },
    residualRisk:
      'A referral can still be rewarded twice, ₹100 each. Ravi Shenoy has planned the fix for build 4.20.0; until then the firm caps rewards at five a month for each customer.',
  },
  {
    id: 'HB-08',
    title: 'A note to the driver runs as script in the console',
    severity: 'Medium',
    cvss40: { vector: 'CVSS:4.0/AV:N/AC:L/AT:N/PR:L/UI:P/VC:L/VI:L/VA:N/SC:L/SI:L/SA:N', score: 5.1 },
    cvss31: { vector: 'CVSS:3.1/AV:N/AC:L/PR:L/UI:R/S:C/C:L/I:L/A:N', score: 5.4 },
    cwe: [79],
    wstg: ['WSTG-INPV-02', 'WSTG-CLNT-03'],
    where: ['PATCH /v2/orders/{id}/delivery', 'GET console: /orders/{id}/packing-slip'],
    preconditions: 'An account of a customer with an order; a clerk who opens its packing slip.',
    steps: [
      'As Bina, write a note for the driver that contains an element with an event handler.',
      'As a clerk of Hubballi, open the packing slip of order 118207.',
      'The title of the slip is the session’s own role: the script has run in the console.',
    ],
    evidence: [
      exchange({
        caption: 'The note is stored as it came',
        at: '2026-09-16T08:21:30Z',
        site: 'shop',
        as: 'bina.test',
        ask: ['PATCH /v2/orders/118207/delivery HTTP/1.1'],
        send: ['{"note":"[[<img src=x onerror=\\"document.title=document.body.dataset.role\\">]]"}'],
        status: '200 OK',
        answer: [
          '{"id":118207,"customer":20418,"note":"<img src=x onerror=\\"document.title=document.body…"}',
        ],
      }),
    ],
    impact:
      'A customer acts with the rights of whoever packs the order: reads the orders of the store, asks for a refund in the clerk’s name. The cookie is HttpOnly and cannot be stolen by script, and the pages of the console other than the slip have a content policy that stops inline script.',
    cause:
      'The packing slip is an older template that writes the note with `{{{note}}}`, which does not escape, and is served without the content policy.',
    fix: {
      text: 'Escape the note, and serve the slip with the same policy as the rest of the console. Search the templates for three braces: we found only this one.',
      file: 'console/templates/packing-slip.hbs',
      before: ['<p class="note">{{{note}}}</p>'],
      after: ['<p class="note">[[{{note}}]]</p>'],
    },
    foundOn: '2026-09-16',
    reportedOn: '2026-09-17',
    retest: {
      on: '2026-10-27',
      status: 'Closed',
      evidence: [
        {
          kind: 'listing',
          caption: 'The slip of order 118207 on build 4.19.1, as it is sent',
          lines: [
            "Content-Security-Policy: default-src 'self'; [[script-src 'self']]; object-src 'none'; base-uri 'none';",
            "    frame-ancestors 'none'",
            '',
            '<p class="note">[[&lt;img src&#x3D;x onerror&#x3D;&quot;]]',
            '    document.title&#x3D;document.body.dataset.role[[&quot;&gt;]]</p>',
          ],
        },
      ],
    },
    residualRisk: 'None known. Notes that were stored before are shown as text as well.',
  },
  {
    id: 'HB-09',
    title: 'Signing out does not end the session on the server',
    severity: 'Low',
    cvss40: { vector: 'CVSS:4.0/AV:P/AC:L/AT:P/PR:N/UI:N/VC:L/VI:L/VA:N/SC:N/SI:N/SA:N', score: 1.0 },
    cvss31: { vector: 'CVSS:3.1/AV:P/AC:L/PR:N/UI:N/S:U/C:L/I:L/A:N', score: 3.5 },
    cwe: [613],
    wstg: ['WSTG-SESS-06'],
    where: ['POST /v2/auth/sign-out'],
    preconditions:
      'The cookie of a session, for example from a tablet that several clerks share at the counter.',
    steps: [
      'Sign in as Asha and keep the cookie.',
      'Sign out. The page forgets the cookie.',
      'Send the kept cookie with a request: it is answered. Used every half hour, it is good for 12 hours.',
    ],
    evidence: [
      exchange({
        caption: 'Nineteen minutes after signing out',
        at: '2026-09-17T05:49:14Z',
        site: 'shop',
        as: 'asha.test',
        isCookieMarked: true,
        ask: ['GET /v2/customers/me HTTP/1.1'],
        status: '[[200 OK]]',
        answer: ['{"id":20417,"name":"Asha Test","email":"asha.test@harbourbasket.example"}'],
      }),
    ],
    impact:
      'Anybody who had a device for a minute can use the account for the rest of the day, even after its owner has signed out. The attacker needs the device or a stolen cookie. We found no way to steal one.',
    cause:
      'Signing out clears the cookie in the browser. The session stays in the store until it is idle for 30 minutes, or its 12 hours are over.',
    fix: {
      text: 'Delete the session from the store. Offer “sign out everywhere”, and call it when the password changes.',
      file: 'auth/sign-out.ts',
      before: ["return reply.clearCookie('hb_session').code(204).send();"],
      after: [
        '[[await sessions.delete(request.session.id);]]',
        "return reply.clearCookie('hb_session').code(204).send();",
      ],
    },
    foundOn: '2026-09-17',
    reportedOn: '2026-09-18',
    retest: {
      on: '2026-10-27',
      status: 'Open',
      evidence: [
        exchange({
          caption: 'Twenty minutes after signing out, on build 4.19.1',
          at: '2026-10-27T07:33:02Z',
          site: 'shop',
          as: 'asha.test',
          ask: ['GET /v2/customers/me HTTP/1.1'],
          status: '[[200 OK]]',
          answer: ['{"id":20417,"name":"Asha Test","email":"asha.test@harbourbasket.example"}'],
        }),
      ],
    },
    residualRisk: 'As found. Planned for 2026-12-11 with build 4.20.0.',
  },
  {
    id: 'HB-10',
    title: 'An error names files and versions of the server',
    severity: 'Informational',
    cvss40: { vector: 'CVSS:4.0/AV:N/AC:L/AT:N/PR:L/UI:N/VC:N/VI:N/VA:N/SC:N/SI:N/SA:N', score: 0 },
    cvss31: { vector: 'CVSS:3.1/AV:N/AC:L/PR:L/UI:N/S:U/C:N/I:N/A:N', score: 0 },
    cwe: [209],
    wstg: ['WSTG-ERRH-02', 'WSTG-ERRH-01'],
    where: ['GET /v2/orders/{id}/invoice'],
    preconditions: 'An account of a customer.',
    steps: [
      'As Asha, ask for the invoice of an order with a letter in its number.',
      'The answer contains the lines of the program that failed.',
    ],
    evidence: [
      exchange({
        caption: 'A number with a letter in it',
        at: '2026-09-17T10:17:40Z',
        site: 'shop',
        as: 'asha.test',
        ask: ['GET /v2/orders/[[118204x]]/invoice HTTP/1.1'],
        status: '500 Internal Server Error',
        answer: [
          '{"error":"invalid input syntax for type bigint: \\"118204x\\"",',
          ' "stack":"at [[/srv/basket/node_modules/pg-protocol/dist/parser.js:285:98]] …"}',
        ],
      }),
    ],
    impact:
      'By itself nothing is lost. Names of files and libraries save an attacker time, and real errors are hard to find among these.',
    cause:
      'The invoice is the one route whose number is not checked by a schema; the error handler of the staging mode prints the stack. According to Ravi Shenoy, production uses the same mode.',
    fix: {
      text: 'Give the route the schema that its neighbours have, and set the production mode on the servers of the shop.',
      file: 'orders/routes.ts',
      before: ["app.get('/v2/orders/:id/invoice', sendInvoice);"],
      after: ["app.get('/v2/orders/:id/invoice', [[{ schema: { params: orderNumber } }]], sendInvoice);"],
    },
    foundOn: '2026-09-17',
    reportedOn: '2026-09-18',
    retest: {
      on: '2026-10-27',
      status: 'Closed',
      evidence: [
        exchange({
          caption: 'The same number on build 4.19.1',
          at: '2026-10-27T08:01:55Z',
          site: 'shop',
          as: 'asha.test',
          ask: ['GET /v2/orders/118204x/invoice HTTP/1.1'],
          status: '[[422 Unprocessable Entity]]',
          answer: ['{"error":"[[invalid_order_number]]"}'],
        }),
        {
          kind: 'text',
          text: 'With the schema this request no longer fails, so we caused another failure to see what it prints. Ravi Shenoy stopped the search server of staging for two minutes while we searched: no file, no version and no line is named any more.',
        },
        exchange({
          caption: 'A failure of the server itself, in production mode',
          at: '2026-10-27T08:14:20Z',
          site: 'shop',
          as: 'asha.test',
          ask: ['GET /v2/search?q=rice HTTP/1.1'],
          status: '500 Internal Server Error',
          answer: ['{"error":"[[internal_error]]","request":"req-5f21c0"}'],
        }),
      ],
    },
    residualRisk: 'None.',
  },
];

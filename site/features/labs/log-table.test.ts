import { expect, test } from 'vitest';
import { logTable } from './log-table.ts';

test('the log of a web server is a table that begins with the time', () => {
  const log = logTable([
    '192.0.2.34 - 4f1a [10/Mar/2026:09:06:18 +0530] "GET /customers HTTP/2.0" 200 18211 "-" "Chrome/145 Windows"',
    '198.51.100.23 - - [10/Mar/2026:10:02:31 +0530] "GET /.env HTTP/1.1" 404 153 "-" "python-requests/2.32"',
  ]);
  expect(log?.columns).toEqual(['time', 'address', 'session', 'request', 'status', 'bytes', 'browser']);
  expect(log?.day).toBe('10/Mar/2026 +0530');
  expect(log?.rows[1]).toEqual({
    time: '10:02:31',
    address: '198.51.100.23',
    session: '-',
    request: 'GET /.env HTTP/1.1',
    status: '404',
    bytes: '153',
    browser: 'python-requests/2.32',
  });
});

test('keys with values become columns; a line that lacks one leaves it empty', () => {
  const log = logTable([
    '2026-03-10T10:03:02+05:30 sign-in failed user=admin ip=198.51.100.23',
    '2026-03-10T12:58:20+05:30 sign-out user=meera.joshi ip=192.0.2.34 session=4f1a',
  ]);
  expect(log?.columns).toEqual(['time', 'event', 'user', 'ip', 'session']);
  expect(log?.rows[0]).toEqual({
    time: '10:03:02',
    event: 'sign-in failed',
    user: 'admin',
    ip: '198.51.100.23',
  });
});

test('the log of a phone is told by who says it', () => {
  const log = logTable(['16:41:19 AndroidRuntime: FATAL EXCEPTION: main']);
  expect(log?.columns).toEqual(['time', 'source', 'message']);
  expect(log?.rows).toEqual([
    { time: '16:41:19', source: 'AndroidRuntime', message: 'FATAL EXCEPTION: main' },
  ]);
  expect(log?.day).toBe('');
});

test.each([
  [['const a = 1;', '']],
  [['16:41:19 AndroidRuntime: FATAL EXCEPTION: main', '  at com.example.Main']],
])('lines without one form stay lines: %j', (lines) => {
  expect(logTable(lines)).toBeUndefined();
});

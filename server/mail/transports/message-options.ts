import type { SendMailOptions } from 'nodemailer';
import type { Mail } from '../mail.ts';

/** Options for nodemailer. Addresses are objects, because in a text a comma would split one address into two. */
export function messageOptions(mail: Mail): SendMailOptions {
  return {
    messageId: mail.messageId,
    date: mail.date,
    from: mail.from,
    to: bare(mail.to),
    replyTo: mail.replyTo === undefined ? undefined : bare(mail.replyTo),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: headersOf(mail),
    attachments: mail.attachments?.map(({ fileName, type, content }) => ({
      filename: fileName,
      contentType: type,
      content,
    })),
    icalEvent: mail.calendar && {
      method: mail.calendar.method,
      filename: 'interview.ics',
      content: mail.calendar.content,
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function headersOf({ isByPerson, unsubscribe }: Mail): Record<string, string> {
  return {
    ...(!isByPerson && { 'Auto-Submitted': 'auto-generated' }),
    ...(unsubscribe !== undefined && {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  };
}

function bare(address: string) {
  return { name: '', address };
}

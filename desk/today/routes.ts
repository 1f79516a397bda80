import { ROLES } from '../../contracts/roles.ts';
import { resendMails } from '../../server/services/mail/unsent-mails.ts';
import { get, post, type RoleRoute } from '../server/route.ts';
import { markNewsSeen } from './today.ts';
import { SENDS_MAIL, todayView } from './view.ts';

export const todayRoutes: readonly RoleRoute[] = [
  get('/', ROLES, async (context) => context.page('today', await todayView(context))),
  post('/looked', ROLES, async ({ deps, signedIn, done }) => {
    if (signedIn.personId !== undefined) await markNewsSeen(deps, signedIn.personId);
    return done('/', { text: 'What comes from now on is new.' });
  }),
  post('/send-mails', SENDS_MAIL, async ({ deps, done }) => {
    const count = await resendMails(deps);
    return done('/', {
      text: `${count === 1 ? 'One mail is' : `${count} mails are`} tried again now.`,
    });
  }),
];

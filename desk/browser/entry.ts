/** The script of every screen. All of them work without it. */
import { runThemeSwitch } from '../../site/chrome/theme.ts';
import { postLinkCode } from './post-link-code.ts';
import { usePasskeys } from './use-passkeys.ts';

runThemeSwitch();
postLinkCode();
usePasskeys();

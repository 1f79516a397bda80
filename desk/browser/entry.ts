/** The script of every screen. All screens work without it. */
import { runThemeSwitch } from '../../site/chrome/theme.ts';
import { copyText } from './copy-text.ts';
import { keepDrafts } from './keep-drafts.ts';
import { runNews } from './news.ts';
import { pasteRows } from './paste-rows.ts';
import { postLinkCode } from './post-link-code.ts';
import { runShortcuts } from './shortcuts.ts';
import { keepUnsaved } from './unsaved.ts';
import { previewForm } from './preview-form.ts';
import { showBusy } from './show-busy.ts';
import { usePasskeys } from './use-passkeys.ts';

runThemeSwitch();
postLinkCode();
usePasskeys();
runShortcuts();
keepUnsaved();
keepDrafts();
runNews();
previewForm();
pasteRows();
showBusy();
copyText();

import { expect } from './desk-fixtures.ts';
import { test } from './filled-desk.ts';

test('replies are text, quotes folded, attachments to save', async ({ owner, desk }) => {
  await owner.goto(desk.origin);
  const replied = owner.locator('section', { hasText: 'They replied' });
  await replied.getByRole('link', { name: 'Asha Rao' }).click();
  await expect(owner).toHaveURL(/\/enquiries\/E-/);
  const replies = owner.getByRole('region', { name: 'Their replies' });
  await expect(replies.getByText('<img src=x onerror="document.title=1">And the fee?')).toBeVisible();
  await expect(replies.locator('img')).toHaveCount(0);
  await expect(replies.getByText('The class begins on Monday.')).toBeHidden();
  await replies.getByText('Earlier text').first().click();
  await expect(replies.getByText('The class begins on Monday.')).toBeVisible();
  const saved = owner.waitForEvent('download');
  await replies.getByRole('link', { name: /Resume\.pdf/ }).click();
  expect((await saved).suggestedFilename()).toMatch(/^Attachment-E-.*\.pdf$/);
});

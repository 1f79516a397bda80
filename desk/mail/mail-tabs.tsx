import { Tabs } from '../ui/tabs.tsx';

interface MailTabsProps {
  current: '/mail' | '/mail?show=all' | '/unmatched';
  /** Number of unmatched emails; undefined if no mailbox is read. */
  unmatched?: number;
}

/** Tabs for sent, unsent and unmatched emails. */
export function MailTabs({ current, unmatched }: MailTabsProps) {
  const came = unmatched === 0 ? 'Unmatched' : `Unmatched (${unmatched})`;
  const tabs = [
    { path: '/mail', label: 'Not sent yet' },
    { path: '/mail?show=all', label: 'All' },
    ...(unmatched === undefined ? [] : [{ path: '/unmatched', label: came }]),
  ];
  return (
    <Tabs label="Which emails" tabs={tabs.map((tab) => ({ ...tab, isCurrent: tab.path === current }))} />
  );
}

import { Tabs } from './tabs.tsx';

const TABS = [
  { path: '/site', label: 'Notices' },
  { path: '/site/hours', label: 'Hours' },
  { path: '/site/testimonials', label: 'Testimonials' },
  { path: '/site/templates', label: 'Templates' },
];

/** Tabs for editable parts of the site other than openings and batches. */
export function SiteTabs({ current }: { current: string }) {
  return <Tabs label="Site" tabs={TABS.map((tab) => ({ ...tab, isCurrent: tab.path === current }))} />;
}

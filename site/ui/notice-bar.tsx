interface NoticeBarProps {
  /** In the order in which they are said. */
  notices: readonly {
    text: string;
    tone: 'information' | 'urgent';
    link: { href: string; label: string } | null;
  }[];
}

/** Notices above the header. They have a style of their own. */
export function NoticeBar({ notices }: NoticeBarProps) {
  return (
    <section className="notice-bar" aria-label={notices.length === 1 ? 'Notice' : 'Notices'}>
      {notices.map(({ text, tone, link }) => (
        <p key={text} className={tone === 'urgent' ? 'notice-urgent' : undefined}>
          {tone === 'urgent' && <b>Important: </b>}
          <span>{text}</span>
          {link && (
            <>
              <span> </span>
              <a href={link.href}>{link.label}</a>
            </>
          )}
        </p>
      ))}
    </section>
  );
}

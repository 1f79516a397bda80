interface NoticeBarProps {
  /** In display order. */
  notices: readonly {
    text: string;
    tone: 'information' | 'urgent';
    link: { href: string; label: string } | null;
  }[];
}

/** Notices above the header, with a separate style. */
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

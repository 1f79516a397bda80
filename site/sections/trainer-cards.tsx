import type { Trainer } from '../../content/types.ts';

/** Cards of trainers; nothing without any. */
export function TrainerCards({ trainers, heading }: { trainers: Trainer[]; heading: string }) {
  if (trainers.length === 0) return null;
  return (
    <section className="section">
      <div className="page-width">
        <h2>{heading}</h2>
        <ul className="trainer-cards">
          {trainers.map(({ name, work, photo }) => (
            <li key={name}>
              {photo ? (
                <img src={photo} alt="" width="96" height="96" loading="lazy" />
              ) : (
                <span className="trainer-initials" aria-hidden="true">
                  {initials(name)}
                </span>
              )}
              <div>
                <h3>{name}</h3>
                <p>{work}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function initials(name: string): string {
  const letters = name.split(/\s+/).map((word) => word[0] ?? '');
  return [letters.at(0), letters.length > 1 ? letters.at(-1) : ''].join('').toUpperCase();
}

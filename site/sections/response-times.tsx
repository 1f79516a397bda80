import { TERMS } from '../../content/service-terms.ts';
import type { ServicePage } from '../../content/types.ts';
import { Ledger } from './ledger.tsx';
import stylesheet from './response-times.css?url';

/** Response times by severity, and the basis of the price. */
export function ResponseTimes({ rows, notes }: Omit<NonNullable<ServicePage['responseTimes']>, 'intro'>) {
  return (
    <div className="responses">
      <table className="response-times">
        <thead>
          <tr>
            <th scope="col">Severity</th>
            <th scope="col">{TERMS.responseTimes.triage}</th>
            <th scope="col">{TERMS.responseTimes.containment}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ severity, example, triage, containment }) => (
            <tr key={severity}>
              <th scope="row">
                {severity}
                <span>{example}</span>
              </th>
              <td>{triage}</td>
              <td>{containment}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Ledger items={notes} />
      <link rel="stylesheet" href={stylesheet} />
    </div>
  );
}

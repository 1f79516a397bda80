import type { AnswersFigure } from '../../../content/figure-types.ts';

/** Answers to each caller. The versions of an endpoint are one below the other. */
export function Answers({ figure: { callers, endpoints } }: { figure: AnswersFigure }) {
  return (
    <>
      <table className="answers">
        <thead>
          <tr>
            <th scope="col">Version</th>
            {callers.map((caller) => (
              <th key={caller} scope="col">
                {caller}
              </th>
            ))}
          </tr>
        </thead>
        {endpoints.map(({ call, versions }) => (
          <tbody key={call}>
            <tr>
              <th scope="rowgroup" colSpan={callers.length + 1}>
                {call}
              </th>
            </tr>
            {versions.map(({ name, answers }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {answers.map((answer, column) => (
                  <td key={callers[column]} className={answer?.wrong && 'wrong'}>
                    {answer?.status ?? <span className="visually-hidden">no such endpoint</span>}
                    {answer?.wrong && <span className="visually-hidden">, a mistake</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <ul className="legend">
        <li>
          <b className="wrong-key">200</b> Answered by mistake
        </li>
        <li>401, 403, 404, 422: refused</li>
        <li>Empty: no such endpoint</li>
      </ul>
    </>
  );
}

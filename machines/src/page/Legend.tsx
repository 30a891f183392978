const lines = [
  { cause: "event", outcome: undefined, text: "något händer" },
  { cause: "answer", outcome: "success", text: "det gick" },
  { cause: "answer", outcome: "failure", text: "det gick inte" },
  { cause: "time", outcome: undefined, text: "tiden gick" },
];

const boxes = [
  { mark: { "data-pending": true }, text: "väntar på svar" },
  { mark: { "data-kind": "final" }, text: "slut" },
  { mark: { "data-active": true }, text: "här är det nu" },
];

/** Legend of the diagram's symbols. */
export function Legend() {
  return (
    <ul className="legend" aria-label="Teckenförklaring">
      <li>
        <svg className="machine" width="14" height="14" aria-hidden="true">
          <g className="start">
            <circle cx="7" cy="7" r="5" />
          </g>
        </svg>
        börjar här
      </li>
      {boxes.map(({ mark, text }) => (
        <li key={text}>
          <svg className="machine" width="26" height="16" aria-hidden="true">
            <g className="state" {...mark}>
              <rect className="box" x="0.5" y="0.5" width="25" height="15" rx="4" />
              {"data-kind" in mark && <rect className="inner" x="3.5" y="3.5" width="19" height="9" rx="2" />}
            </g>
          </svg>
          {text}
        </li>
      ))}
      {lines.map(({ cause, outcome, text }) => (
        <li key={text}>
          <svg className="machine" width="40" height="12" aria-hidden="true">
            <g className="arrow" data-cause={cause} data-outcome={outcome}>
              <path className="line" d="M1 6H32" />
              <path className="head" d="M40 6L31 2V10Z" />
            </g>
          </svg>
          {text}
        </li>
      ))}
    </ul>
  );
}

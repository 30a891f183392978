import type { ChangedProvision } from "@lagrum/core/law/lawChangeSchema";
import { provisionPath } from "@lagrum/core/law/provisionPath";
import { formatDate } from "@lagrum/core/text/dates";
import { Notice } from "../ui/Notice.tsx";

/** Lists cited provisions with a wording that came into force after the answer's validity date. */
export function LawChanges({ changes }: { changes: readonly ChangedProvision[] }) {
  return (
    <Notice tone="caution">
      <p>
        <strong>Lagen har ändrats.</strong> Svaret beskriver lagen som den var innan:
      </p>
      <ul>
        {changes.map(({ Label, InForce, ...provision }) => {
          const path = provisionPath(provision);
          return (
            <li key={Label}>
              {path === null ? Label : <a href={path}>{Label}</a>} har en ny lydelse från {formatDate(InForce)}.
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}

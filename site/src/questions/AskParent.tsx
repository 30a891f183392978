import { Link } from "@tanstack/react-router";

/** The breadcrumb back to the form. */
export function AskParent() {
  return (
    <Link to="/ask_a_question" activeOptions={{ exact: true }}>
      Ställ en fråga
    </Link>
  );
}

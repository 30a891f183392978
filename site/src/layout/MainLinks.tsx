import { Link } from "@tanstack/react-router";

/** The links that navbar and footer share, as items of a list. */
export function MainLinks() {
  return (
    <>
      <li>
        <Link to="/ask_a_question">Ställ en fråga</Link>
      </li>
      <li>
        <Link to="/categories/{-$id}" params={{ id: undefined }}>
          Rättsområden
        </Link>
      </li>
      <li>
        <Link to="/answers/{-$id}" params={{ id: undefined }}>
          Svar
        </Link>
      </li>
    </>
  );
}

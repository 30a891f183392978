import { Link } from "@tanstack/react-router";
import { SearchForm } from "../answers/SearchForm.tsx";

export function NotFoundPage() {
  return (
    <>
      <h1>Sidan finns inte</h1>
      <p>Den kan ha flyttats eller tagits bort, eller så blev adressen fel.</p>
      <SearchForm />
      <p>
        Du kan också läsa{" "}
        <Link to="/answers/{-$id}" params={{ id: undefined }}>
          de senaste svaren
        </Link>
        , leta bland{" "}
        <Link to="/categories/{-$id}" params={{ id: undefined }}>
          rättsområdena
        </Link>{" "}
        eller gå <Link to="/">till startsidan</Link>.
      </p>
    </>
  );
}

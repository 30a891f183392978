import { Link } from "@tanstack/react-router";
import { ButtonLink } from "../ui/Button.tsx";

export function NotFoundPage() {
  return (
    <>
      <h1>Sidan finns inte</h1>
      <p>Den kan ha flyttats eller tagits bort, eller så blev adressen fel.</p>
      <p>
        <Link to="/answers/{-$id}" params={{ id: undefined }}>
          Läs de senaste svaren
        </Link>{" "}
        eller{" "}
        <Link to="/categories/{-$id}" params={{ id: undefined }}>
          leta bland rättsområdena
        </Link>
        .
      </p>
      <ButtonLink to="/">Till startsidan</ButtonLink>
    </>
  );
}

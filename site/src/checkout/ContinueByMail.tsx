import { Link } from "@tanstack/react-router";

/** Shown in another browser than the one that started the payment, with blocked storage, or without JavaScript. */
export function ContinueByMail() {
  return (
    <>
      <h1>Se din beställning genom länken i mejlet</h1>
      <p>
        Vi mejlar en bekräftelse så snart betalningen är klar. Öppna länken i mejlet för att se beställningen eller
        betala. Har inget kommit inom några minuter, titta i skräpposten eller <Link to="/contact">skriv till oss</Link>
        .
      </p>
    </>
  );
}

import { useState } from "react";

function Button({ look, children, ...rest }) {
  return (
    <button className={`_button_15flo_1 ${look}`} {...rest}>
      {children}
    </button>
  );
}

export function ConsentBanner({ uri }) {
  const [isGone, setIsGone] = useState(false);
  if (isGone) return null;
  return (
    <section className="_banner_ohn7p_1" aria-label="Val om cookies" data-nosnippet="">
      <div className="_inner_ohn7p_7">
        <div>
          <p className="_title_ohn7p_15">Cookies på Lagrum</p>
          <p className="_words_ohn7p_20">
            Vi sparar bara det som behövs för att sidorna ska fungera. Säger du ja räknar vi hur sidorna används och
            visar information från betalleverantören. Du kan ändra dig när du vill.{" "}
            <a href="/cookie-declaration">Allt vi sparar</a>
          </p>
        </div>
        <form action="/cookie-declaration" method="post" onSubmit={() => setIsGone(true)}>
          <input type="hidden" name="Back" value={`/answers/${uri}`} />
          <div className="_answers_119wc_1">
            <Button type="submit" look="_secondary_15flo_28" name="Choice" value="all">
              Acceptera alla
            </Button>
            <Button type="submit" look="_secondary_15flo_28" name="Choice" value="necessary">
              Endast nödvändiga
            </Button>
          </div>
          <p className="_fault_119wc_14" role="alert" />
        </form>
      </div>
    </section>
  );
}

export function Voice({ uri }) {
  const [said, setSaid] = useState(null);
  return (
    <form
      id="hjalp"
      className="_voice_1sxb4_1"
      method="post"
      action={`/answers/${uri}#hjalp`}
      onSubmit={() => setSaid("Tack, det hjälper oss att skriva bättre svar.")}
    >
      <fieldset className="_choice_1sxb4_5">
        <legend>Hade du hjälp av svaret?</legend>
        <Button type="submit" look="_secondary_15flo_28" name="Helped" value="yes">
          Ja
        </Button>
        <Button type="submit" look="_secondary_15flo_28" name="Helped" value="no">
          Nej
        </Button>
      </fieldset>
      <p className="_said_1sxb4_27" role="status" tabIndex={-1}>
        {said}
      </p>
    </form>
  );
}

export function PageTools({ url }) {
  const [said, setSaid] = useState(null);
  const copy = () => navigator.clipboard.writeText(url).then(() => setSaid("Adressen är kopierad."));
  return (
    <div className="_tools_o67pb_1">
      <Button type="button" look="_plain_15flo_58" onClick={() => void copy()}>
        Kopiera adressen
      </Button>
      <Button type="button" look="_plain_15flo_58" onClick={() => window.print()}>
        <svg className="_icon_4y460_1" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="M7 9V3h10v6M7 18H3V9h18v9h-4M7 14h10v7H7Z" />
        </svg>
        Skriv ut
      </Button>
      <span className="_said_o67pb_18" role="status">
        {said}
      </span>
    </div>
  );
}

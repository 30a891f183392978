import DOMPurify from "dompurify";

interface TrustedTypesWindow {
  trustedTypes?: { createPolicy(name: "default", rules: { createHTML: (html: string) => string }): unknown };
}

// The editor parses HTML as text. Under Trusted Types its text passes this policy; scripts from text stay forbidden.
(window as TrustedTypesWindow).trustedTypes?.createPolicy("default", {
  createHTML: (html) => DOMPurify.sanitize(html, { ADD_ATTR: ["target"] }),
});

import DOMPurify from "dompurify";

interface TrustedTypesWindow {
  trustedTypes?: { createPolicy(name: "default", rules: { createHTML: (html: string) => string }): unknown };
}

// The editor parses HTML as text. Under Trusted Types the HTML passes this policy; script text remains forbidden.
(window as TrustedTypesWindow).trustedTypes?.createPolicy("default", {
  createHTML: (html) => DOMPurify.sanitize(html, { ADD_ATTR: ["target"] }),
});

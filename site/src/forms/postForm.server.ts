import type { Endpoint, Success } from "@lagrum/core/contract/endpoint";
import { setResponseStatus } from "@tanstack/react-start/server";
import type { Form, FormValues } from "./form.ts";
import { postedForm } from "./postedForm.ts";
import type { FormState, Send } from "./submitForm.ts";
import { submitPosted } from "./submitPosted.ts";

/**
 * The POST handler of a form's page, for browsers without JavaScript.
 * @returns the redirect to the receipt, or the state and status to render the same page again
 */
export async function postForm<V extends FormValues, Body, E extends Endpoint>(
  request: Request,
  form: Form<V, Body>,
  send: Send<Body, E>,
  receiptPath: (receipt: Success<E>["body"]) => string,
): Promise<Response | FormState<V>> {
  const data = await postedForm(request);
  if (data instanceof Response) return data;
  const submitted = await submitPosted(form, data, send);
  if ("sent" in submitted) return seeOther(receiptPath(submitted.sent));
  setResponseStatus(submitted.status);
  return submitted.state;
}

/** A 303 redirect after a POST, so that a reload doesn't post again. */
export const seeOther = (location: string): Response => new Response(null, { status: 303, headers: { location } });

/** A 307 redirect, which makes the browser post the same form to another page. */
export const repeatPost = (location: string): Response => new Response(null, { status: 307, headers: { location } });

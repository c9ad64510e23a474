// Webhooks: whom the service tells what happens. For owners and admins, as they see every container.

import type { Delivery, Webhook } from "#domain/webhook.ts";
import { WEBHOOK_EVENTS } from "#domain/webhook.ts";
import { AppError, invalid, notFound } from "#src/errors.ts";
import { namedTags } from "../fields/container-tag.ts";
import { errorAnswers } from "../fields/errors.ts";
import { toIso } from "../fields/time.ts";
import type { HttpContext } from "../http-context.ts";
import { authorise } from "../middleware/authorise.ts";
import { routeGroup } from "../route-group.ts";
import {
  deliveriesAnswer,
  madeWebhookAnswer,
  removedAnswer,
  webhookBody,
  webhookParams,
  webhooksAnswer,
} from "./schema.ts";

const MOST_WEBHOOKS = 50;
const MOST_SHOWN = 100;
const SECRET_BYTES = 24;

const toWebhook = ({ id, url, events, tags, createdAt }: Webhook) => ({
  id,
  url,
  events: [...events],
  containerTags: tags === null ? null : [...tags],
  createdAt: toIso(createdAt),
});

const toDelivery = (delivery: Delivery) => ({
  id: delivery.id,
  type: delivery.type,
  containerTag: delivery.tag,
  status: delivery.status,
  attempts: delivery.attempts,
  nextAttemptAt: delivery.status === "pending" ? toIso(delivery.nextAt) : null,
  answer: delivery.answer,
  error: delivery.error,
  createdAt: toIso(delivery.createdAt),
  updatedAt: toIso(delivery.updatedAt),
});

const checkAddress = async (http: HttpContext, url: string): Promise<string> => {
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) throw invalid("url", "must be an http or https address");
  const { username, password } = new URL(url);
  if (username !== "" || password !== "") throw invalid("url", "must not hold a user's name or password");
  const refusal = await http.refusalOf(url);
  if (refusal !== null)
    throw invalid(
      "url",
      `cannot be told anything: ${refusal}. Whoever runs the service can allow it by MNEME_FETCH_ALLOW`,
    );
  return url;
};

const make = async (http: HttpContext, request: Request, body: typeof webhookBody.static) => {
  authorise(http.keyOf(request), null, "admin");
  const tags = namedTags(body);
  const webhook: Webhook = {
    id: http.ids.next(),
    url: await checkAddress(http, body.url),
    secret: `whsec_${Buffer.from(crypto.getRandomValues(new Uint8Array(SECRET_BYTES))).toString("base64")}`,
    events: [...new Set(body.events ?? WEBHOOK_EVENTS)],
    tags: tags.length === 0 ? null : tags,
    createdAt: http.clock.now(),
  };
  if ((await http.store.webhooks.list()).length >= MOST_WEBHOOKS) {
    throw new AppError("conflict", `There are ${MOST_WEBHOOKS} webhooks already`, { code: "too_many_webhooks" });
  }
  await http.store.webhooks.put(webhook);
  await http.record(request, "webhook.made", webhook.id);
  return { ...toWebhook(webhook), secret: webhook.secret };
};

const list = async (http: HttpContext, request: Request) => {
  authorise(http.keyOf(request), null, "admin");
  const webhooks = await http.store.webhooks.list();
  return { webhooks: webhooks.toSorted((a, b) => a.createdAt - b.createdAt).map(toWebhook) };
};

const remove = async (http: HttpContext, request: Request, id: string) => {
  authorise(http.keyOf(request), null, "admin");
  if (!(await http.store.webhooks.remove(id))) throw notFound("Webhook");
  await http.record(request, "webhook.removed", id);
  return { success: true };
};

const showLog = async (http: HttpContext, request: Request, id: string) => {
  authorise(http.keyOf(request), null, "admin");
  if (!(await http.store.webhooks.list()).some((webhook) => webhook.id === id)) throw notFound("Webhook");
  return { deliveries: (await http.store.webhooks.deliveries(id, MOST_SHOWN)).map(toDelivery) };
};

export const webhookRoutes = (http: HttpContext) =>
  routeGroup("Webhooks")
    .post("/v3/webhooks", ({ request, body }) => make(http, request, body), {
      body: webhookBody,
      detail: {
        summary: "Tell an address what happens",
        description:
          "Each event is delivered at least once, signed as Standard Webhooks asks, and tried again for two days. Addresses outside the public internet are refused unless MNEME_FETCH_ALLOW names them.",
      },
      response: { 200: madeWebhookAnswer, ...errorAnswers(400, 403, 409) },
    })
    .get("/v3/webhooks", ({ request }) => list(http, request), {
      detail: { summary: "List the webhooks, without their secrets" },
      response: { 200: webhooksAnswer, ...errorAnswers(403) },
    })
    .delete("/v3/webhooks/:id", ({ request, params }) => remove(http, request, params.id), {
      params: webhookParams,
      detail: { summary: "Remove a webhook with its log" },
      response: { 200: removedAnswer, ...errorAnswers(403, 404) },
    })
    .get("/v3/webhooks/:id/deliveries", ({ request, params }) => showLog(http, request, params.id), {
      params: webhookParams,
      detail: { summary: "Show what was delivered, or could not be" },
      response: { 200: deliveriesAnswer, ...errorAnswers(403, 404) },
    });

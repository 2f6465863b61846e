import type { PreviewMade, Review, ReviewMade, Reviews } from "@etalase/contracts/desk/desk.schema";
import { asSent, type DeskPlace, type Values } from "./copies.ts";
import { http } from "./http.ts";

const post = (url: string, body: object) => http(url, { method: "POST", body: JSON.stringify(body) });

/** Returns the address of a preview page for the input. */
export async function makePreview({ resource, key: id }: DeskPlace, values: Values): Promise<string> {
  const answer: { json: PreviewMade } = await post("/api/previews", { resource, id, values: asSent(values) });
  const { pathname, hash } = new URL(answer.json.url);
  return pathname + hash;
}

export async function pageAt(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`The preview answered ${response.status}`);
  return response.text();
}

/** Lists the review links of one record, or the latest ones of all. */
export async function listReviews(place?: DeskPlace): Promise<readonly Review[]> {
  const query = place ? `?${new URLSearchParams({ resource: place.resource, id: place.key })}` : "";
  const answer: { json: Reviews } = await http(`/api/reviews${query}`);
  return answer.json.reviews;
}

export async function makeReview({ resource, key: id }: DeskPlace, days: number): Promise<ReviewMade> {
  return (await post("/api/reviews", { resource, id, days })).json;
}

export async function revokeReview(id: string): Promise<void> {
  await http(`/api/reviews/${id}`, { method: "DELETE" });
}

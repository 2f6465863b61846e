import { expect, test } from "vitest";
import { createCourier, newWebhookSecret, signedHeaders } from "./standard-webhooks.ts";

test("a request is signed as the example of Standard Webhooks is", () => {
  const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
  const at = new Date(1_614_265_330_999);
  expect(signedHeaders("msg_p5jXN8AQM9LWM0D4loKWxJek", '{"test": 2432232314}', { secret, at })).toEqual({
    "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
    "webhook-timestamp": "1614265330",
    "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  });
});

test("each secret has 256 bits of its own", () => {
  const secrets = [newWebhookSecret(), newWebhookSecret()];
  expect(new Set(secrets).size).toBe(2);
  for (const secret of secrets) expect(Buffer.from(secret.replace("whsec_", ""), "base64")).toHaveLength(32);
});

test.each([
  ["https://script.google.com/macros/s/a/exec", "https://script.googleusercontent.com/macros/echo?x=1", 200],
  ["https://script.google.com/macros/s/a/exec", "https://accounts.google.com/ServiceLogin", 302],
  ["https://lain.example/", "https://script.googleusercontent.com/macros/echo", 302],
])("%s redirects to %s, which counts as %s", async (url, location, status) => {
  const post = async () => ({ status: 302, headers: { location }, body: Buffer.alloc(0) });
  const request = { url, secret: newWebhookSecret(), id: "msg_1", body: "{}", at: new Date() };
  expect(await createCourier({ post }).send(request)).toMatchObject({ status, error: null });
});

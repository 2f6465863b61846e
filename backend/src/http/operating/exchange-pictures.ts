import { exchangeLimits } from "@etalase/contracts/operating/exchange";
import {
  type FetchedPictures,
  type FetchProgress,
  fetchedPictures,
  type LeftPictures,
  leftPictures,
} from "@etalase/contracts/operating/exchange.schema";
import { progressStreamType } from "@etalase/contracts/operating/progress-stream";
import { serverMessages } from "@etalase/contracts/text/messages";
import type { NotFetched, PictureFetching } from "../../application/exchange/fetching-pictures.ts";
import { DomainError } from "../../domain/errors.ts";
import { type Route, route } from "../api/route.ts";
import { theActor } from "../api/session.ts";
import { type Reporting, streamProgress, wantsProgress, withoutProgress } from "../progress-stream.ts";
import { speakerFor } from "../refusal-language.ts";

export type FetchNeeds = Readonly<{
  pictureFetching: PictureFetching;
  fetchPicture: (address: string) => Promise<Uint8Array>;
}>;

const path = "/api/exchange/pictures";

/** One fetching at a time: two would fetch the same pictures, and decode twice as many at once. */
function createAlone() {
  let isFetching = false;
  return async <R>(work: () => Promise<R>): Promise<R> => {
    if (isFetching) throw new DomainError("conflict", { message: serverMessages.exchange.isFetching });
    isFetching = true;
    return work().finally(() => {
      isFetching = false;
    });
  };
}

/** Only superadmins may start it, since the server fetches from addresses that a file names. */
export function pictureRoutes({ pictureFetching, fetchPicture }: FetchNeeds): readonly Route[] {
  const alone = createAlone();

  return [
    route({
      method: "GET",
      path,
      who: "superadmin",
      response: leftPictures,
      handle: async () => ({ body: { left: await pictureFetching.count() } satisfies LeftPictures }),
    }),
    route({
      method: "POST",
      path,
      who: "superadmin",
      response: fetchedPictures,
      file: progressStreamType,
      handle: async (call) => {
        const { context } = call;
        const by = theActor(call);
        const work = ({ report, isHeard }: Reporting<FetchProgress>) =>
          alone(async (): Promise<FetchedPictures> => {
            const failed: NotFetched[] = [];
            const failedOne = (one: NotFetched) => {
              const isTold = failed.some(({ address }) => address === one.address);
              if (!isTold && failed.length < exchangeLimits.listed) failed.push(one);
            };
            const fetched = await pictureFetching.run({ fetchPicture, by, report, failed: failedOne, isHeard });
            const say = speakerFor(context);
            const told = failed.map(({ problem, ...one }) => ({ ...one, problem: say(problem) }));
            return { fetched, left: await pictureFetching.count(), failed: told };
          });
        return {
          body: wantsProgress(context)
            ? streamProgress(context, { done: 0, of: 0 }, work)
            : await work(withoutProgress),
        };
      },
    }),
  ];
}

import { peoplePage, peopleQuery, personAnswer, splitInput } from "@etalase/contracts/people.schema";
import type { PeopleService } from "../../application/leads/people.ts";
import { withPersons } from "./leads.ts";
import { type Route, route } from "./route.ts";
import { viewBy } from "./views/view-by.ts";

const path = "/api/people";

/** The calls about the persons behind leads. */
export function peopleRoutes(people: PeopleService): readonly Route[] {
  const seen = async ({ leads, ...person }: Awaited<ReturnType<PeopleService["get"]>>) => ({
    body: viewBy(personAnswer, { ...person, leads: await withPersons(people, leads) }),
  });
  return [
    route.get(path, "staff", {
      query: peopleQuery,
      response: peoplePage,
      handle: async ({ query }) => {
        const { rows, ...info } = await people.list(query);
        return { body: viewBy(peoplePage, { people: rows, ...info }) };
      },
    }),
    route.get(`${path}/:id`, "staff", {
      response: personAnswer,
      handle: async ({ id }) => seen(await people.get(id)),
    }),
    route.post(`${path}/:id/split`, "staff", {
      body: { schema: splitInput },
      response: personAnswer,
      handle: async ({ id, input, by }) => seen(await people.split(id, input.leads, by)),
    }),
  ];
}

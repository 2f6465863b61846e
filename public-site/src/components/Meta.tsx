import type { NewsSummary } from "@etalase/contracts/news.schema";
import { useFormats } from "../content/format.ts";
import { post as postWords } from "../content/post.ts";
import { useWords } from "../site/site.ts";
import { fill } from "../site/texts.ts";
import { Icon } from "./Icon.tsx";

export const PostDate = ({ date }: Pick<NewsSummary, "date">) => {
  const { formatDate } = useFormats();
  return <time dateTime={date}>{formatDate(date)}</time>;
};

/** Category and date, above a title. */
export const Meta = ({ category, date }: Pick<NewsSummary, "category" | "date">) => (
  <p className="meta">
    <b>{category}</b>
    <PostDate date={date} />
  </p>
);

/** Reading time and views, under an excerpt. */
export const Figures = ({ readingTime, views }: Pick<NewsSummary, "readingTime" | "views">) => {
  const post = useWords(postWords);
  const { formatCount } = useFormats();
  return (
    <p className="figures">
      <span>
        <Icon name="clock" />
        {fill(post.minutes, { count: readingTime })}
        <span className="visually-hidden">{` ${post.toRead}`}</span>
      </span>
      <span>
        <Icon name="eye" />
        {formatCount(views)}
        <span className="visually-hidden">{` ${post.seen}`}</span>
      </span>
    </p>
  );
};

import { useRef } from "react";
import { FieldGroup } from "../form/FieldLabel.tsx";
import { PlainList } from "../parts/PlainList.tsx";
import { VisuallyHidden } from "../theme/Words.tsx";
import { FeatureRow } from "./FeatureRow.tsx";
import { NewFeature } from "./NewFeature.tsx";
import { useFeatures } from "./useFeatures.ts";

/**
 * A list of lines: Enter or the plus button adds one, pasting adds several, and buttons, keys or dragging reorder them.
 */
export function FeaturesInput({ source, label }: Readonly<{ source: string; label: string }>) {
  const field = useFeatures(source);
  const { features } = field;
  const input = useRef<HTMLInputElement>(null);
  return (
    <FieldGroup label={label}>
      {features.length > 0 && (
        <PlainList ref={field.list} sx={{ mb: 1.5, display: "grid", gap: 1 }}>
          {features.map((feature, place) => (
            <FeatureRow
              // biome-ignore lint/suspicious/noArrayIndexKey: the line is typed into, and is no name of its row
              key={place}
              {...{ feature, place }}
              count={features.length}
              onChange={(text) => field.change(place, text)}
              onMove={(to, by) => field.move(place, to, by)}
              onRemove={() => {
                field.remove(place);
                // The focused button was unmounted.
                input.current?.focus();
              }}
            />
          ))}
        </PlainList>
      )}
      <NewFeature {...{ field, input }} />
      <VisuallyHidden role="status">{field.said}</VisuallyHidden>
    </FieldGroup>
  );
}

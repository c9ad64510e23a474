import { describe, expect, test } from "bun:test";
import { videoIdOf } from "#plugins/extractors/youtube.ts";
import { covered, extractFile, failureOf } from "#test/support/extract-file.ts";

const URL_OF_VIDEO = "https://www.youtube.com/watch?v=abcDEF12345&t=10";
const track = (languageCode: string, kind?: string) => ({
  baseUrl: `https://www.youtube.com/api/timedtext?lang=${languageCode}${kind ?? ""}`,
  languageCode,
  ...(kind === undefined ? {} : { kind }),
});
const player = {
  videoDetails: {
    title: "Tides explained",
    author: "Harbour school",
    shortDescription: "About tides.\n0:00 Start\n0:20 The moon\n",
  },
  captions: { playerCaptionsTracklistRenderer: { captionTracks: [track("zh"), track("en", "asr"), track("en")] } },
};
const classic =
  '<transcript><text start="0.5" dur="2">The sea &amp;amp; the shore.</text><text start="21" dur="3">The moon pulls.</text></transcript>';
const modern =
  '<timedtext><body><p t="500" d="2000">The sea.</p><p t="21000" d="3000"><s>The</s><s> moon.</s></p></body></timedtext>';

const site = (captions: string, answer: (url: string) => Response | null = () => null) => {
  const asked: string[] = [];
  const fetcher = async (input: string | URL | Request): Promise<Response> => {
    const url = input instanceof Request ? input.url : String(input);
    asked.push(url);
    const own = answer(url);
    if (own !== null) return own;
    return url.includes("/player") ? Response.json(player) : new Response(captions);
  };
  return { asked, fetch: Object.assign(fetcher, { preconnect: () => undefined }) };
};

describe("a video", () => {
  for (const [name, captions] of Object.entries({ classic, modern })) {
    test(`is read by its captions in the ${name} format, with times and chapters`, async () => {
      const { asked, fetch } = site(captions);
      const extracted = await extractFile("youtube", "", { url: URL_OF_VIDEO, host: { fetch } });
      expect(extracted).toMatchObject({
        type: "video",
        title: "Tides explained",
        author: "Harbour school",
        url: URL_OF_VIDEO,
      });
      expect(covered(extracted, "heading")).toEqual(["## Start", "## The moon"]);
      const times = extracted.sections.flatMap((section) =>
        section.kind === "timed" ? [[section.fromMs, section.toMs]] : [],
      );
      expect(times).toEqual([
        [500, 2500],
        [21_000, 24_000],
      ]);
      expect(asked.at(-1)).toContain("lang=en");
    });
  }

  test("without captions, or that is gone, or asked for too often, says so", async () => {
    const page = (body: string, status = 200) => site(classic, () => new Response(body, { status }));
    const outcome = async ({ fetch }: ReturnType<typeof site>) => {
      const { code, retryable } = await failureOf(extractFile("youtube", "", { url: URL_OF_VIDEO, host: { fetch } }));
      return [code, retryable];
    };
    expect(await outcome(page('{"playabilityStatus":1}'))).toEqual(["no_captions", false]);
    expect(await outcome(page("gone"))).toEqual(["video_unavailable", false]);
    expect(await outcome(page("", 429))).toEqual(["too_many_requests", true]);
  });
});

test("the addresses of videos are known in all their forms, and no others", () => {
  const forms = [
    "https://youtu.be/abcDEF12345?si=x",
    "https://m.youtube.com/watch?v=abcDEF12345",
    "https://www.youtube.com/shorts/abcDEF12345",
    "https://www.youtube.com/embed/abcDEF12345",
    URL_OF_VIDEO,
  ];
  expect(forms.map(videoIdOf)).toEqual(forms.map(() => "abcDEF12345"));
  const others = [
    "https://youtube.com/@channel",
    "https://youtube.com.evil.example/watch?v=abcDEF12345",
    "https://example.org/?v=abcDEF12345",
    "text",
  ];
  expect(others.map(videoIdOf)).toEqual(others.map(() => null));
});

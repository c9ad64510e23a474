// Products of one kind, of which people use one at a time: who went over to another browser no longer uses the one before. So it is
// with medicines of one class.

const kind = (names: string): ReadonlySet<string> => new Set(names.split(/\s+/).filter((name) => name !== ""));

/** Names in lower case, one word each: the first word of a longer name, or two joined by "+". */
const KINDS: readonly ReadonlySet<string>[] = [
  kind("chrome firefox safari edge brave opera vivaldi chromium librewolf arc"),
  kind("google duckduckgo bing ecosia startpage kagi qwant"),
  kind("android iphone ios graphene grapheneos"),
  kind("windows macos mac linux ubuntu fedora debian mint arch chromeos manjaro"),
  kind("whatsapp signal telegram threema viber imessage wechat"),
  kind("spotify tidal deezer qobuz pandora apple+music youtube+music amazon+music"),
  kind("gmail outlook protonmail proton tutanota fastmail gmx posteo hotmail yahoo"),
  kind("lastpass bitwarden 1password keepass keepassxc dashlane"),
  kind("evernote onenote notion obsidian joplin logseq bear simplenote"),
  kind("dropbox onedrive nextcloud icloud pcloud"),
  kind(
    "vim neovim emacs vscode vs+code sublime webstorm intellij pycharm zed helix cursor atom eclipse netbeans textmate",
  ),
  kind("zoom teams skype jitsi webex"),
  kind("slack teams mattermost zulip"),
  kind("postgres postgresql mysql mariadb mongodb sqlite"),
  kind("webpack vite rollup parcel esbuild"),
  kind("jest vitest mocha jasmine"),
  kind("flask django fastapi"),
  kind("express fastify koa nestjs hono"),
  kind("terraform pulumi cloudformation"),
  kind("sketch figma"),
  kind("quickbooks xero freshbooks"),
  kind("shopify woocommerce magento squarespace wix"),
  kind("mailchimp brevo convertkit"),
  kind("hubspot salesforce pipedrive zoho"),
  kind("scrum kanban"),
  kind("todoist ticktick omnifocus"),
  kind("pixel iphone galaxy fairphone oneplus xperia nokia xiaomi motorola"),
  kind("angular react vue svelte ember"),
  kind("aws azure heroku netlify vercel render fly.io"),
  kind("trello asana jira linear basecamp"),
  kind("lightroom darktable capture rawtherapee"),
  kind("fitbit garmin polar suunto"),
  kind("kindle kobo tolino nook"),
  kind("bash zsh fish"),
  kind("npm yarn pnpm"),
  kind("jenkins travis circleci gitlab github buildkite teamcity bamboo"),
  kind("playstation xbox switch"),
  kind("duolingo babbel busuu memrise"),
  kind("sertraline escitalopram citalopram fluoxetine paroxetine venlafaxine duloxetine mirtazapine bupropion"),
  kind("ibuprofen naproxen diclofenac"),
  kind("atorvastatin simvastatin rosuvastatin pravastatin"),
  kind("warfarin apixaban rivaroxaban dabigatran edoxaban"),
  kind("omeprazole pantoprazole esomeprazole lansoprazole"),
  kind("cetirizine loratadine fexofenadine"),
  kind("ramipril lisinopril enalapril candesartan losartan valsartan"),
  kind("vodafone telekom o2 t-mobile verizon orange telia elisa"),
];

/** By name the other products of its kinds: "teams" is for calls and for messages. */
const RIVALS_OF: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  KINDS.flatMap((names) => [...names]).map((name) => [
    name,
    new Set(KINDS.filter((names) => names.has(name)).flatMap((names) => [...names])),
  ]),
);

/** Two names of one kind, and not the same. */
export const areRivals = (one: string, other: string): boolean =>
  one !== other && RIVALS_OF.get(one)?.has(other) === true;

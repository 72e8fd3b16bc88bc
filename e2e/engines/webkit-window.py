"""
A window for WebKitWebDriver that can be 390 pixels wide; MiniBrowser has at least 447.
Usage: webkit-window.py FOLDER SCRIPT [--no-scripts] [--reduced-motion]
SCRIPT runs in each page before its own scripts. A page prints itself into FOLDER with
`webkit.messageHandlers.print.postMessage("A4")`, and finds a text with `.find.postMessage("text")`.
"""

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

PAPERS = {"A4": "iso_a4", "Letter": "na_letter"}

# WebKit takes the margins from the dialog instead of the page.
MARGINS = [
    Gtk.PageSetup.set_top_margin,
    Gtk.PageSetup.set_right_margin,
    Gtk.PageSetup.set_bottom_margin,
    Gtk.PageSetup.set_left_margin,
]


def create_view(_session):
    messages = WebKit2.UserContentManager()
    for name in ("find", "print"):
        messages.register_script_message_handler_with_reply(name, None)
    frames = WebKit2.UserContentInjectedFrames.TOP_FRAME
    start = WebKit2.UserScriptInjectionTime.START
    messages.add_script(WebKit2.UserScript.new(sys.argv[2], frames, start, None, None))
    settings = WebKit2.Settings()
    settings.set_enable_javascript("--no-scripts" not in sys.argv)
    view = WebKit2.WebView(
        web_context=context,
        is_controlled_by_automation=True,
        settings=settings,
        user_content_manager=messages,
    )
    messages.connect("script-message-with-reply-received::find", find_text, view)
    messages.connect("script-message-with-reply-received::print", print_page, view)
    window = Gtk.Window(default_width=1440, default_height=900, decorated=False)
    window.add(view)
    window.show_all()
    view.grab_focus()
    return view


def find_text(_messages, text, reply, view):
    ignore_case = WebKit2.FindOptions.CASE_INSENSITIVE
    view.get_find_controller().search(text.to_string(), ignore_case, 1)
    reply.return_value(text)
    return True


def print_page(_messages, paper, reply, view):
    setup = Gtk.PageSetup()
    setup.set_paper_size(Gtk.PaperSize.new(PAPERS[paper.to_string()]))
    for set_margin in MARGINS:
        set_margin(setup, 14, Gtk.Unit.MM)
    settings = Gtk.PrintSettings()
    settings.set_printer("Print to File")
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, "pdf")
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, f"file://{sys.argv[1]}/{paper.to_string()}.pdf")
    view.operation = WebKit2.PrintOperation(web_view=view)
    view.operation.set_page_setup(setup)
    view.operation.set_print_settings(settings)
    view.operation.connect("failed", lambda _, error: reply.return_error_message(error.message))
    view.operation.connect("finished", lambda _: reply.return_value(paper))
    view.operation.print_()
    return True


def start_session(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("MiniBrowser")
    session.set_application_info(info)
    session.connect("create-web-view", create_view)


Gtk.init()
Gtk.Settings.get_default().props.gtk_enable_animations = "--reduced-motion" not in sys.argv
context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
context.connect("automation-started", start_session)
Gtk.main()
